import { spawnSync } from 'node:child_process'
import { listComposeVariables } from '../configuration/variables.ts'

/** The variables of docker-compose.yml that name an image, with the tag that each has by default. */
export const listImageVariables = () => listComposeVariables().filter(({ name }) => name.endsWith('_IMAGE'))

/**
 * The digest of a tag in its registry now, for all platforms. Throws Docker's message when Docker finds no registry or
 * no such image.
 */
export const readDigest = (image: string): string => {
  const { error, status, stdout, stderr } = spawnSync(
    'docker',
    // Requests JSON, because some releases print the whole manifest for a template of one field.
    ['buildx', 'imagetools', 'inspect', '--format', '{{json .Manifest.Digest}}', image],
    { encoding: 'utf8' },
  )
  if (error) throw new Error(`docker buildx did not run: ${error.message}`)
  const [digest] = /sha256:[0-9a-f]{64}/.exec(stdout) ?? []
  if (status !== 0 || !digest)
    throw new Error(`docker buildx finds no digest of ${image}: ${stderr.trim() || stdout.trim()}`)
  return digest
}

/**
 * The text of docker/digests.env: each image with its tag and its digest. The tag is for readers; only the digest
 * counts.
 */
export const formatDigests = (toDigest: (image: string) => string): string =>
  [
    '# Images by digest, made by npm run containers:pin. To use them, give this file to Compose by --env-file.',
    ...listImageVariables().map(({ name, defaultValue }) => `${name}=${defaultValue}@${toDigest(defaultValue)}`),
    '',
  ].join('\n')
