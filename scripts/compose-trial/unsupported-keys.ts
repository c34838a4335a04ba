import type { ComposeFile } from '#scripts/compose-file/compose-file.ts'

const supportedKeys = [
  'image',
  'build',
  'user',
  'init',
  'command',
  'entrypoint',
  'working_dir',
  'environment',
  'read_only',
  'tmpfs',
  'cap_add',
  'cap_drop',
  'security_opt',
  'sysctls',
  'volumes',
  'configs',
  'networks',
  'network_mode',
  'ports',
  'depends_on',
  'healthcheck',
  'deploy',
  'pids_limit',
  'shm_size',
  'profiles',
  'stop_grace_period',
  'stop_signal',
]

/** The keys of services that the stand-in ignores, each once. */
export const findUnsupportedKeys = ({ services }: Pick<ComposeFile, 'services'>): string[] =>
  [...new Set(Object.values(services).flatMap((service) => Object.keys(service)))]
    .filter((key) => !supportedKeys.includes(key))
    .toSorted()
