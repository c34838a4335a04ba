# The image runs this once, through its socket, when it has created an empty cluster. The API owns its database and
# has no other privilege. The server's own user has no password afterwards, so it can sign in through the socket only.
psql --username=postgres --dbname=postgres --no-psqlrc --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\set password `cat /secrets/password`
create role stagedoor login password :'password';
create database stagedoor owner stagedoor;
revoke connect on database postgres from public;
alter role postgres password null;
SQL
