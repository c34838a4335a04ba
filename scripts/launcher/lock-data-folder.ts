import { lockFolder } from '#runtime/folder-lock.ts'
import { StartError } from '../services/start-error.ts'

/** Prevents two launchers from using the same data folder. Returns the function that releases the folder. */
export const lockDataFolder = (folder: string): Promise<() => Promise<void>> =>
  lockFolder(folder, {
    fileName: 'launcher.lock',
    createInUseError: (holder) =>
      new StartError(
        `The shop is already running on the data in ${folder} (${holder}). Stop it first: two shops at once damage the data.`,
      ),
  })
