-- The files that visitors send with a form: what they hold lies in Storage, in a bucket that nobody reads without the server's key,
-- and a row here says of each which message it belongs to. The row comes first, then the file, and the message last; so a file without
-- a message is left over, nothing leads to it, and it is removed.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('contact-files', 'contact-files', false, 10485760, null)
on conflict (id) do nothing;

create table public.contact_files (
  id uuid primary key,
  message uuid references public.contact_messages (id) on delete set null,
  network text not null,
  bytes bigint not null,
  taken_at timestamptz not null default clock_timestamp(),
  -- Whether a message has had it: without one it goes at once then.
  was_kept boolean not null default false,
  -- Whether it is being removed: no message gets it any more.
  leaves boolean not null default false
);
create index contact_files_message on public.contact_files (message);
create index contact_files_room on public.contact_files (network) include (bytes);
create index contact_files_loose on public.contact_files (taken_at) where message is null;

alter table public.contact_files enable row level security;
revoke all on public.contact_files from public, anon, authenticated;
grant select, insert, update, delete on public.contact_files to service_role;

-- The site that a message was sent on, and who receives it there.
alter table public.contact_messages add column site jsonb;

-- Takes room for the files of a message that is to be kept. `known`: a message of this id is there; its files are.
create function public.contact_take_files(
  p_message uuid, p_files jsonb, p_network text, p_limit bigint, p_network_limit bigint
) returns text language plpgsql security invoker set search_path = '' as $$
declare
  wanted bigint := (select sum((file ->> 'bytes')::bigint) from jsonb_array_elements(p_files) as file);
begin
  -- One at a time, with contact_keep: two that count at the same moment would both find room.
  perform pg_advisory_xact_lock(hashtextextended('contact room', 0));
  if exists (select from public.contact_messages where id = p_message) then
    return 'known';
  end if;
  if (select coalesce(sum(bytes), 0) from public.contact_messages)
    + (select coalesce(sum(bytes), 0) from public.contact_files) + wanted > p_limit then
    return 'full';
  end if;
  if (select coalesce(sum(bytes), 0) from public.contact_messages where network = p_network)
    + (select coalesce(sum(bytes), 0) from public.contact_files where network = p_network) + wanted > p_network_limit then
    return 'crowded';
  end if;
  insert into public.contact_files (id, network, bytes)
  select (file ->> 'id')::uuid, p_network, (file ->> 'bytes')::bigint from jsonb_array_elements(p_files) as file;
  return 'taken';
end $$;

-- Keeps a message with its files and its site, as contact_keep does: the message and what says that the files are its own are one step.
create function public.contact_keep_sent(
  p_id uuid, p_received_at timestamptz, p_body_hash text, p_suspicions text[], p_message jsonb, p_site jsonb, p_files uuid[],
  p_network text, p_bytes bigint, p_limit bigint, p_network_limit bigint
) returns text language plpgsql security invoker set search_path = '' as $$
declare
  -- What files take counts as well, those of this message too.
  all_files bigint;
  own_files bigint;
  answer text;
  kept integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact room', 0));
  select coalesce(sum(bytes), 0), coalesce(sum(bytes) filter (where network = p_network), 0)
    into all_files, own_files from public.contact_files;
  answer := public.contact_keep(
    p_id, p_received_at, p_body_hash, p_suspicions, p_message, p_network, p_bytes,
    p_limit - all_files, p_network_limit - own_files
  );
  if answer <> 'stored' then
    return answer;
  end if;
  update public.contact_messages set site = p_site where id = p_id;
  update public.contact_files set message = p_id, was_kept = true
    where id = any (p_files) and message is null and not leaves;
  get diagnostics kept = row_count;
  -- They were removed meanwhile: all of this step is taken back.
  if kept <> cardinality(p_files) then
    raise exception 'The files of a message are gone.';
  end if;
  return answer;
end $$;

-- Files that no message has got, of some that were to be one's: from now on none gets them. Returns which are to be removed.
create function public.contact_let_go(p_files uuid[])
returns jsonb language sql security invoker set search_path = '' as $$
  with gone as (
    update public.contact_files set leaves = true where id = any (p_files) and message is null returning id
  )
  select coalesce(jsonb_agg(id), '[]') from gone;
$$;

-- Files whose message is deleted, or has not come for an hour: the same of them.
create function public.contact_loose_files(p_limit integer)
returns jsonb language sql security invoker set search_path = '' as $$
  with due as materialized (
    select id from public.contact_files
    where message is null and (was_kept or leaves or taken_at <= clock_timestamp() - interval '1 hour')
    order by taken_at
    limit p_limit
    for update skip locked
  ), gone as (
    update public.contact_files set leaves = true from due where contact_files.id = due.id returning contact_files.id
  )
  select coalesce(jsonb_agg(id), '[]') from gone;
$$;

-- Forgets files that are removed from Storage.
create function public.contact_forget_files(p_files uuid[])
returns void language sql security invoker set search_path = '' as $$
  delete from public.contact_files where id = any (p_files) and leaves and message is null;
$$;

-- Asks the function to deliver, if anything is due, and to remove files that belong to nothing.
create or replace function public.contact_ask_for_delivery()
returns bigint language sql security invoker set search_path = '' as $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'contact_url'),
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-contact-drain', (select decrypted_secret from vault.decrypted_secrets where name = 'contact_secret')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 70000
  )
  where exists (
    select from public.contact_messages
    where status = 'queued'
      and (next_attempt_at <= now() or next_attempt_at > now() + interval '4000 seconds')
  ) or exists (
    select from public.contact_files
    where message is null and (was_kept or leaves or taken_at <= now() - interval '1 hour')
  );
$$;

revoke execute on function
  public.contact_take_files(uuid, jsonb, text, bigint, bigint),
  public.contact_keep_sent(uuid, timestamptz, text, text[], jsonb, jsonb, uuid[], text, bigint, bigint, bigint),
  public.contact_let_go(uuid[]), public.contact_loose_files(integer), public.contact_forget_files(uuid[])
  from public, anon, authenticated;
grant execute on function
  public.contact_take_files(uuid, jsonb, text, bigint, bigint),
  public.contact_keep_sent(uuid, timestamptz, text, text[], jsonb, jsonb, uuid[], text, bigint, bigint, bigint),
  public.contact_let_go(uuid[]), public.contact_loose_files(integer), public.contact_forget_files(uuid[])
  to service_role;
