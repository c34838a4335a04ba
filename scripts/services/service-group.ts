import { startProcess, type ServiceExit, type ServiceCommand, type ServiceProcess } from './service-process.ts'
import { startReaper } from './reaper.ts'
import { StartError } from './start-error.ts'

export type ServiceGroup = {
  start: (command: ServiceCommand) => ServiceProcess
  /** Resolves when a service ends before the group stops it. */
  crashed: Promise<ServiceExit>
  /** Stops the services in reverse order, each with its grace period. */
  stop: () => Promise<void>
}

/** Creates a group of services that start and stop together. */
export const createServiceGroup = (): ServiceGroup => {
  const services: ServiceProcess[] = []
  const reaper = startReaper()
  const crash = Promise.withResolvers<ServiceExit>()
  let stopping: Promise<void> | undefined

  const stopAll = async () => {
    for (const service of services.toReversed()) await service.stop()
    reaper.dismiss()
  }

  return {
    start: (command) => {
      if (stopping) throw new StartError(`${command.name} was not started: the shop is stopping.`)
      const service = startProcess(command)
      services.push(service)
      if (service.pid) reaper.watchGroup(service.pid)
      void service.exited.then((exit) => {
        if (!stopping) crash.resolve(exit)
      })
      return service
    },
    crashed: crash.promise,
    stop: () => (stopping ??= stopAll()),
  }
}
