/** Whether a URL responds with a success status. Rejects when no response arrives within two seconds. */
export const isResponding = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.body?.cancel()
  return response.ok
}
