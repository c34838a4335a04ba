import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Attachment } from './network.ts'

export type Member = { container: string; names: string[]; attachments: Attachment[] }

/**
 * The name servers of all containers, each told who it may see: whoever shares a network with it, by the address in
 * there.
 */
export const createNameServers = () => {
  const members = new Map<string, Member & { server: ReturnType<typeof spawn> }>()

  const tableFor = (member: Member) => {
    const table: Record<string, string[]> = {}
    for (const other of members.values()) {
      const shared = other.attachments.find(({ network }) => member.attachments.some((own) => own.network === network))
      if (shared) for (const name of other.names) (table[name] ??= []).push(shared.address)
    }
    return table
  }

  const tellAll = () => {
    for (const member of members.values()) if (member.server.connected) member.server.send(tableFor(member))
  }

  return {
    add: async (member: Member) => {
      const server = spawn(
        'nsenter',
        [`--net=/run/netns/${member.container}`, process.execPath, join(import.meta.dirname, 'answer-names.ts')],
        {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      )
      await once(server, 'message')
      members.set(member.container, { ...member, server })
      tellAll()
    },
    /**
     * From now on it is found under these names: under none, where it is about to go. It finds others until it is
     * removed.
     */
    rename: (container: string, names: string[]) => {
      const member = members.get(container)
      if (member) member.names = names
      tellAll()
    },
    remove: (container: string) => {
      members.get(container)?.server.kill('SIGKILL')
      members.delete(container)
      tellAll()
    },
    addressesOf: (container: string) => members.get(container)?.attachments ?? [],
  }
}
