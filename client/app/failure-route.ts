import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { getAppContext } from '../routing/app-context.ts'

/** Throws the failure of the request, so that the error page shows it. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const failure = getAppContext(context).failure
  throw data(failure ?? null, { status: failure?.status ?? 404 })
}

export const Component = () => null
