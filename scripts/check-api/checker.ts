import type { z } from 'zod'
import { isImagePath } from '#server/media/media-path.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import { HydraError, MessageResponse } from '#shared/wire/hydra.ts'
import { contractCalls, getContractCall, type ContractCall } from './contract-calls.ts'
import { describeFailure, type ApiRequest, type ApiResponse } from './http-client.ts'
import type { Report } from './report.ts'

type CallOptions = {
  /** Values for the parameters of the path. The rest of a path keeps its slashes. */
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  token?: string | undefined
  orderKey?: string | undefined
  /** Instead of the status of the contract. */
  status?: number[]
  /** Instead of the schema of the contract. */
  schema?: z.ZodType
  /** Whether 404 is no problem. */
  mayBeUnknown?: boolean
}

type Refusal = CallOptions & {
  status: number[]
  /** The violation that the response must have, by the beginning of its `propertyPath`. */
  violation?: string
  /** What is refused, in words: `of …`. By default the body, or the path of a call without one. */
  what?: string
}

type CheckerOptions = {
  send: (request: ApiRequest) => Promise<ApiResponse>
  report: Report
  capabilities: ReadonlySet<Capability>
  mayWrite: boolean
}

const buildUrl = ({ route }: ContractCall, { params = {}, query = {} }: CallOptions) => {
  const path = route.path.replace(/\{(\w+)(\+?)\}/g, (_all, name: string, rest: string) => {
    const value = params[name] ?? ''
    return rest ? value.replace(/^\//, '').split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value)
  })
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, item]))
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

const sessionPaths = ['/auth', '/token/refresh', '/token']

/** Whether a call changes nothing but sessions. */
const isRead = ({ route }: ContractCall) => route.method === 'get' || sessionPaths.includes(route.path)

const formatPath = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('') || '.'

/** Zod never repeats the received value of a text, so a message contains no secret. */
const describeIssue = ({ path, message }: z.core.$ZodIssue) => `${formatPath(path).replace(/^\.(?=.)/, '')}: ${message}`

const parseJson = ({ bytes }: ApiResponse): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

const maxReasonLength = 200

/** The sentence of an error body in quotes, after a comma. Empty for another body. */
const describeReason = (response: ApiResponse) => {
  const body = response.status < 400 ? undefined : parseJson(response)
  const { 'hydra:description': description, message } = (body ?? {}) as Record<string, unknown>
  const reason = [description, message].find((text) => typeof text === 'string' && text !== '')
  return reason === undefined ? '' : `, “${(reason as string).slice(0, maxReasonLength)}”`
}

const describeStatus = (response: ApiResponse, expected: readonly number[]) => {
  const { status, type } = response
  return `status: expected ${expected.join(' or ')}, got ${status} (${type.split(';')[0]})${describeReason(response)}`
}

const secretFields = ['password', 'newPassword', 'existingPassword', 'token', 'refresh_token', 'email']

/** The part of a request that an API must refuse. */
const describeRefused = (call: ContractCall, { body, what, ...options }: Refusal) => {
  if (what !== undefined) return what
  if (body === undefined) return `of ${buildUrl(call, options)}`
  const text = JSON.stringify(body, (key, value: unknown) => (secretFields.includes(key) ? '…' : value))
  return `of ${text.length > maxReasonLength ? `${text.slice(0, maxReasonLength)}…` : text}`
}

/** Creates the functions that send a call of the contract and compare its response with the contract. */
export const createChecker = ({ send, report, capabilities, mayWrite }: CheckerOptions) => {
  const has = (capability: Capability) => capabilities.has(capability)
  if (!mayWrite) {
    const writes = contractCalls.filter((call) => !isRead(call)).map(({ name }) => name)
    report.skip(writes, 'needs --yes')
  }
  const createFit = (hasCapability: (capability: Capability) => boolean) =>
    createFitSchema({ has: hasCapability, fillsMissing: false, unread: 'any' })
  const fitSchema = createFit(has)

  /** The capability without which the schema has no such issue. */
  const findCapabilityOf = (schema: z.ZodType, value: unknown, issue: z.core.$ZodIssue) =>
    [...capabilities].find((capability) => {
      const fit = createFit((name) => name !== capability && has(name))
      const { error } = fit(schema).safeParse(value)
      return !error?.issues.some((other) => describeIssue(other) === describeIssue(issue))
    })

  const validate = (call: ContractCall, schema: z.ZodType, value: unknown) => {
    const result = fitSchema(schema).safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues)
      report.addProblem(call.name, describeIssue(issue), call.capability ?? findCapabilityOf(schema, value, issue))
    return undefined
  }

  /** Undefined when the call was not sent, or got no response. */
  const request = async (call: ContractCall, options: CallOptions): Promise<ApiResponse | undefined> => {
    const { name, capability, route } = call
    if (capability && !has(capability)) return undefined
    if (!mayWrite && !isRead(call)) return undefined
    const { body, token, orderKey } = options
    try {
      return await send({ method: route.method.toUpperCase(), url: buildUrl(call, options), body, token, orderKey })
    } catch (error) {
      return void report.addProblem(name, `response: ${describeFailure(error)}`)
    }
  }

  const parseBody = (call: ContractCall, response: ApiResponse, schema: z.ZodType) => {
    const value = parseJson(response)
    if (value !== undefined) return validate(call, schema, value)
    return void report.addProblem(call.name, `body: expected JSON, got ${response.type.split(';')[0]}`)
  }

  const parseFile = ({ name, route }: ContractCall, { type, bytes }: ApiResponse) => {
    const start = route.file === 'application/pdf' ? '%PDF-' : 'BEGIN:VCALENDAR'
    if (!type.startsWith(route.file!))
      return report.addProblem(name, `content-type: expected ${route.file}, got ${type}`)
    if (!bytes.subarray(0, 100).toString('latin1').includes(start))
      return report.addProblem(name, `body: expected a file that starts with ${start}`)
    return report.addFitting(name)
  }

  /** Sends a call that must succeed. Resolves to the body; undefined when it does not fit. */
  const call = async <T = unknown>(name: string, options: CallOptions = {}): Promise<T | undefined> => {
    const found = getContractCall(name)
    const { route } = found
    const response = await request(found, options)
    if (!response) return undefined
    if (options.mayBeUnknown && response.status === 404) return undefined
    const expected = options.status ?? [route.status ?? 200]
    if (!expected.includes(response.status)) return void report.addProblem(name, describeStatus(response, expected))
    if (route.file) return void parseFile(found, response)
    const schema = options.schema ?? route.response
    if (!schema || response.status === 204) return void report.addFitting(name)
    const body = parseBody(found, response, schema)
    if (body !== undefined) report.addFitting(name)
    return body as T | undefined
  }

  /** Sends a call that the API must refuse, and checks status and shape of the error. */
  const refuse = async (name: string, options: Refusal): Promise<void> => {
    const found = getContractCall(name)
    const response = await request(found, options)
    if (!response) return
    const refusal = `refusal ${describeRefused(found, options)}`
    if (!options.status.includes(response.status))
      return report.addProblem(name, `${refusal}: ${describeStatus(response, options.status)}`)
    const isSession = found.route.tag === 'Session' && response.status === 401
    const error = parseBody(found, response, isSession ? MessageResponse : HydraError) as HydraError | undefined
    if (!error) return
    const { violation } = options
    const paths = (error.violations ?? []).map(({ propertyPath }) => propertyPath)
    if (violation !== undefined && !paths.some((path) => path.startsWith(violation)))
      return report.addProblem(
        name,
        `${refusal}: violations: expected propertyPath ${violation || '(any)'}, got ${paths.join(', ') || 'none'}`,
      )
    report.addRefused(name)
  }

  /** Checks that the shop can serve a picture. `field` is the place of its URL in the response to the call. */
  const checkPicture = async (name: string, field: string, url: string): Promise<void> => {
    if (!isImagePath(url))
      return report.addProblem(name, `${field}: expected /media/ with small letters, digits and hyphens, and .jpg`)
    try {
      const { status, type } = await send({ method: 'GET', url })
      if (status !== 200 || !type.startsWith('image/'))
        report.addProblem(name, `${field}: expected a picture, got ${status} (${type.split(';')[0]})`)
    } catch (error) {
      report.addProblem(name, `${field}: ${describeFailure(error)}`)
    }
  }

  /** Sends a call and judges nothing but that there is a response. */
  const sendOnly = (name: string, options: CallOptions) => request(getContractCall(name), options)

  /** Adds a problem unless a response has a value. `what` is the path of the field. */
  const expect = (name: string, what: string, expected: unknown, got: unknown, capability?: Capability): boolean => {
    const isSame = JSON.stringify(expected) === JSON.stringify(got)
    const problem = `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got) ?? 'nothing'}`
    if (!isSame) report.addProblem(name, problem, capability ?? getContractCall(name).capability)
    return isSame
  }

  return { call, refuse, send: sendOnly, checkPicture, expect, has, report, mayWrite }
}

export type Checker = ReturnType<typeof createChecker>
