/** Whether a service answers this address with a success. */
export const isResponding = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.body?.cancel()
  return response.ok
}
