/** What the variables of docker-compose.yml that neither deployable reads are for, in the words of docs/operations.md. */
export const composePurposes: Record<string, string> = {
  REDIS_PASSWORD: 'Password of the user whom the storefront has in Redis',
  POSTGRES_PASSWORD: 'Password of the owner of the database',
}
