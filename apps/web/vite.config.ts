import { join } from 'node:path'
import { defineConfig } from 'vite'
import { floorTarget } from './build/floorTarget.ts'
import { ownPreload } from './build/ownPreload.ts'
import { readBuildSettings } from './build/readBuildSettings.ts'
import { settingLiterals } from './build/settingLiterals.ts'
import { withoutCircles } from './build/strictBuild.ts'
import { withoutLookups } from './build/withoutLookups.ts'

/** Notes about the code of libraries that change nothing here, and circles, about which our own check says more. */
const harmless = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_CHUNK']

export default defineConfig(({ command }) => {
  // Whoever starts the build: under a test runner React's development version would be shipped.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    // A module that awaits something while it loads waits for ever when that leads back to it.
    esbuild: { jsx: 'automatic', supported: { 'top-level-await': false } },
    // React has it by now: the router brings another for versions that did not.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [ownPreload(), withoutLookups(), withoutCircles()],
    define: settingLiterals(readBuildSettings(process.env)),
    build: {
      target: floorTarget,
      // Linked by the document with its integrity; `laterStyles` cuts it in two. No import map covers style sheets that
      // scripts would load.
      // (Scripts are covered: `<link rel="modulepreload">` and `import()` both look their integrity up in it.)
      cssCodeSplit: false,
      // Every asset is a file with its own hash.
      assetsInlineLimit: 0,
      // A file that imports no other is named too: whoever vouches for files must know it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
      },
      reportCompressedSize: false,
      // React is such a library. In a function of its own it would be parsed when that is called, while the page waits; so
      // it is parsed while it arrives.
      commonjsOptions: { strictRequires: 'auto' },
      rollupOptions: {
        input: [
          'index.html',
          ...['market', 'marketCharts', 'farm', 'faithChart'].map((name) => `src/early/${name}.ts`),
        ].map((file) => join(import.meta.dirname, file)),
        // Measured: below this a file costs more than the code it may bring along.
        output: {
          experimentalMinChunkSize: 600,
          // Enough to tell versions apart; that a file is the right one, its integrity says. Every page names all of them.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
        onwarn: (warning, warn) => {
          if (!harmless.includes(warning.code ?? '')) warn(warning)
        },
      },
    },
  }
})
