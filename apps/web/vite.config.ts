import { defineConfig } from 'vite'
import { readBuildSettings } from './build/readBuildSettings.ts'

export default defineConfig(({ command }) => {
  // Whoever starts the build: under a test runner React's development version would be shipped.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const settings = readBuildSettings(process.env)
  return {
    root: import.meta.dirname,
    esbuild: { jsx: 'automatic' },
    define: {
      'import.meta.env.LOVE_NETWORK': JSON.stringify(settings.network),
      'import.meta.env.LOVE_WALLETCONNECT': JSON.stringify(settings.walletConnectProjectId),
      'import.meta.env.LOVE_PRODUCTION_HOST': JSON.stringify(settings.productionHost),
      'import.meta.env.LOVE_CHAT': JSON.stringify(settings.community.chat),
      'import.meta.env.LOVE_SOCIAL_LOVE': JSON.stringify(settings.community.love),
      'import.meta.env.LOVE_SOCIAL_WAR3': JSON.stringify(settings.community.war3),
      'import.meta.env.LOVE_DISCORD': JSON.stringify(settings.community.discord),
    },
    build: {
      // One style sheet, linked by the document with its integrity. With several, Vite's import helper would add
      // `<link rel="stylesheet">` at run time, and no import map covers style sheets. (Scripts are covered: the helper's
      // `<link rel="modulepreload">` and `import()` both look their integrity up in the import map.)
      cssCodeSplit: false,
      // Every asset is a file with its own hash.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: {
        onwarn: (warning, warn) => {
          // Notes about the code of libraries that change nothing here: `"use client"`, misplaced comments.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'INVALID_ANNOTATION')
            warn(warning)
        },
      },
    },
  }
})
