# Run once by the image, through its socket, when it has made an empty cluster: the API owns its database and is nothing else, and the server's own
# user keeps no password, so that it can be met through that socket alone.
psql --username=postgres --dbname=postgres --no-psqlrc --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\set password `cat /secrets/password`
create role stagedoor login password :'password';
create database stagedoor owner stagedoor;
revoke connect on database postgres from public;
alter role postgres password null;
SQL
