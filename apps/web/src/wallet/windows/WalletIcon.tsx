export type WalletIconProps = { icon: string; iconAccent: string; size?: 16 | 32 }

/** Beside a name: readers need no second one. A picture of a stranger is only ever a picture. */
export function WalletIcon({ icon, iconAccent, size = 32 }: WalletIconProps) {
  return (
    <svg className="wallet-icon" width={size + 4} height={size + 4} aria-hidden="true">
      <rect width="100%" height="100%" fill={iconAccent} />
      <image href={icon} x="2" y="2" width={size} height={size} />
    </svg>
  )
}
