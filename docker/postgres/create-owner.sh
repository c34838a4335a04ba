# The image runs this script once, through PostgreSQL's socket, after it has created an empty cluster. The API's user
# owns its database and has no other privilege. The script removes the password of the superuser `postgres`, who can
# then sign in through the socket only.
psql --username=postgres --dbname=postgres --no-psqlrc --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\set password `cat /secrets/password`
create role stagedoor login password :'password';
create database stagedoor owner stagedoor;
revoke connect on database postgres from public;
alter role postgres password null;
SQL
