import { defineMigration } from '../migration.ts'

type InsightsViews = {
  /** `2026-02-28`, by UTC. */
  day: string
  path: string
  /** The host that linked here, or an empty text: a key has no room for null. */
  referrer: string
  count: number
}

export const insightsViews = defineMigration<{ insights_views: InsightsViews }>({
  id: 'insights-views',
  up: (db) =>
    db.schema
      .createTable('insights_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('insights_views_key', ['day', 'path', 'referrer'])
      .execute(),
})
