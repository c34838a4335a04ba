/** Whether a night falls on today, by the calendar of the place it happens in. `iso` carries that place's offset. */
export const isTonight = (iso: string, now: Date): boolean => {
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(iso)
  const minutes = offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  const localTime = new Date(now.getTime() + minutes * 60_000).toISOString()
  return localTime.slice(0, 10) === iso.slice(0, 10)
}
