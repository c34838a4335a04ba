import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { NetworkAttachment } from './networks.ts'

type NamedContainer = { container: string; names: string[]; attachments: NetworkAttachment[] }

/**
 * Starts a name server for each container. It resolves the names of all containers that share a network with this one,
 * to their addresses in that network.
 */
export const createNameServers = () => {
  const members = new Map<string, NamedContainer & { server: ReturnType<typeof spawn> }>()

  const buildNameTable = (member: NamedContainer) => {
    const table: Record<string, string[]> = {}
    for (const other of members.values()) {
      const shared = other.attachments.find(({ network }) => member.attachments.some((own) => own.network === network))
      if (shared) for (const name of other.names) (table[name] ??= []).push(shared.address)
    }
    return table
  }

  const sendTables = () => {
    for (const member of members.values()) if (member.server.connected) member.server.send(buildNameTable(member))
  }

  return {
    add: async (member: NamedContainer) => {
      const server = spawn(
        'nsenter',
        [`--net=/run/netns/${member.container}`, process.execPath, join(import.meta.dirname, 'dns-server.ts')],
        {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      )
      await once(server, 'message')
      members.set(member.container, { ...member, server })
      sendTables()
    },
    /**
     * Sets the names of a container. Without names the other containers cannot find it; it still resolves them until it
     * is removed.
     */
    rename: (container: string, names: string[]) => {
      const member = members.get(container)
      if (member) member.names = names
      sendTables()
    },
    remove: (container: string) => {
      members.get(container)?.server.kill('SIGKILL')
      members.delete(container)
      sendTables()
    },
    getAttachments: (container: string) => members.get(container)?.attachments ?? [],
  }
}
