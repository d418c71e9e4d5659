-- A role with a schema of its own for each service, and no rights in any other. Run it in the database of Diorama.
REVOKE ALL ON SCHEMA public FROM PUBLIC;

CREATE ROLE world LOGIN PASSWORD '@WORLD_PASSWORD@';

CREATE SCHEMA world AUTHORIZATION world;

ALTER ROLE world SET search_path = world;

CREATE ROLE media LOGIN PASSWORD '@MEDIA_PASSWORD@';

CREATE SCHEMA media AUTHORIZATION media;

ALTER ROLE media SET search_path = media;

CREATE ROLE signing LOGIN PASSWORD '@SIGNING_PASSWORD@';

CREATE SCHEMA signing AUTHORIZATION signing;

ALTER ROLE signing SET search_path = signing;

