const known: Readonly<Record<string, string>> = {
  addOwnerWithThreshold: 'adds an owner',
  removeOwner: 'removes an owner',
  swapOwner: 'replaces an owner',
  changeThreshold: 'changes the threshold',
  enableModule: 'lets a module act without signatures',
  disableModule: 'disables a module',
  setGuard: 'sets a guard, which can block every transaction',
  setModuleGuard: 'sets a module guard',
  setFallbackHandler: 'changes the fallback handler',
  changeMasterCopy: 'replaces the Safe’s code',
}

/** What a change of the Safe does, after “it”. */
export function adminWords(name: string): string {
  return known[name] ?? 'changes the Safe’s settings'
}
