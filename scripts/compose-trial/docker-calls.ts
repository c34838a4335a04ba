import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { composeYaml } from '#scripts/compose-file/compose-file.ts'
import { repositoryRoot } from '#scripts/repository.ts'
import { trialSettings } from './trial-project.ts'
import type { ComposeEngine } from '#scripts/compose-file/docker-compose.ts'

export type Engine = Exclude<ComposeEngine, { missing: string }>

const execute = promisify(execFile)

/** This environment. Of the variables of docker-compose.yml, it contains only those that the trial sets. */
const createEnvironment = () => {
  const names = new Set([...composeYaml.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
  const own = Object.entries(process.env).filter(([name]) => !names.has(name))
  return { ...Object.fromEntries(own), ...trialSettings }
}

/**
 * Calls Docker Compose and Docker's client for one project. Each call resolves to the standard output of its command,
 * and rejects with the command's messages when it fails. The calls are asynchronous because the load runs meanwhile.
 */
export const createDockerCalls = ({ command, docker }: Engine, project: string) => {
  const [program = '', ...prefix] = command
  const options = { cwd: repositoryRoot, env: createEnvironment(), maxBuffer: 256 * 1024 * 1024 }
  const run = async (file: string, args: readonly string[]) => (await execute(file, args, options)).stdout
  return {
    project,
    compose: (...args: string[]) =>
      run(program, [...prefix, '--project-name', project, '--env-file', '/dev/null', ...args]),
    docker: (...args: string[]) => run(docker, args),
    /** Standard output and standard error of a container, which the client keeps apart. */
    readLog: async (container: string, ...args: string[]) => {
      const { stdout, stderr } = await execute(docker, ['logs', ...args, container], options)
      return stdout + stderr
    },
  }
}

export type DockerCalls = ReturnType<typeof createDockerCalls>
