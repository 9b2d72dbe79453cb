import { link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A second tree of the same files, without copying a byte of them. */
export async function linkTree(from: string, to: string, leftOut: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (leftOut.has(entry.name)) continue
    if (entry.isDirectory()) await linkTree(source, target, leftOut)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target)
  }
}
