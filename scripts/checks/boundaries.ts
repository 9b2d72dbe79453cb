import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { forbidden } from './boundaries.config.ts'

/** dependency-cruiser passes happily when it finds nothing to look at, so an empty walk is a failure here. */
const fewestModules = 50

const { output } = await cruise(['apps', 'packages'], {
  ruleSet: { forbidden: [...forbidden] },
  validate: true,
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
})
const { summary } = output as ICruiseResult

for (const { rule, from, to, cycle } of summary.violations)
  console.log(
    `${rule.name}: ${cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`}`,
  )
console.log(`${summary.totalCruised} modules, ${summary.violations.length} broken boundaries`)
if (summary.totalCruised < fewestModules) {
  console.log(`Only ${summary.totalCruised} modules were found: the check is not covering the code.`)
  process.exitCode = 1
}
if (summary.violations.length > 0) process.exitCode = 1
