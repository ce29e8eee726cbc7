-- The messages that visitors send, and how far their delivery is.
create table public.contact_messages (
  id uuid primary key,
  received_at timestamptz not null,
  body_hash text not null,
  suspicions text[] not null default '{}',
  message jsonb not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'quarantined')),
  attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);

create index contact_messages_due on public.contact_messages (next_attempt_at) where status = 'queued';

-- With row-level security and no policy, the roles of visitors read no row. They write nothing either;
-- truncate is revoked by name because row-level security does not govern it.
alter table public.contact_messages enable row level security;
revoke insert, update, delete, truncate, references, trigger
  on public.contact_messages from public, anon, authenticated;
grant select, insert, update on public.contact_messages to service_role;

-- Keeps a message. The same id with the same text is the same message, with another text a conflict.
create function public.contact_accept(
  p_id uuid, p_received_at timestamptz, p_body_hash text, p_suspicions text[], p_message jsonb
) returns text language plpgsql security invoker set search_path = '' as $$
declare
  kept_hash text;
begin
  insert into public.contact_messages (id, received_at, body_hash, suspicions, message, status)
  values (
    p_id, p_received_at, p_body_hash, p_suspicions, p_message,
    case when cardinality(p_suspicions) = 0 then 'queued' else 'quarantined' end
  )
  on conflict (id) do nothing;
  if found then
    return 'stored';
  end if;
  select body_hash into kept_hash from public.contact_messages where id = p_id;
  return case when kept_hash = p_body_hash then 'repeated' else 'conflict' end;
end $$;

-- Gives out messages that are due. Each is due again in five minutes, in case its worker never reports.
create function public.contact_claim(p_limit integer)
returns setof public.contact_messages language sql security invoker set search_path = '' as $$
  update public.contact_messages set next_attempt_at = now() + interval '5 minutes'
  where id in (
    select id from public.contact_messages
    where status = 'queued' and next_attempt_at <= now()
    order by next_attempt_at
    limit p_limit
    for update skip locked
  )
  returning *;
$$;

-- Writes down how a message stands after an attempt.
create function public.contact_report(
  p_id uuid, p_status text, p_attempts integer, p_next_attempt_at timestamptz, p_sent_at timestamptz, p_last_error text
) returns void language sql security invoker set search_path = '' as $$
  update public.contact_messages
  set status = p_status, attempts = p_attempts, next_attempt_at = p_next_attempt_at,
      sent_at = p_sent_at, last_error = p_last_error
  where id = p_id and status = 'queued';
$$;

revoke execute on function
  public.contact_accept(uuid, timestamptz, text, text[], jsonb),
  public.contact_claim(integer),
  public.contact_report(uuid, text, integer, timestamptz, timestamptz, text)
  from public, anon, authenticated;
grant execute on function
  public.contact_accept(uuid, timestamptz, text, text[], jsonb),
  public.contact_claim(integer),
  public.contact_report(uuid, text, integer, timestamptz, timestamptz, text)
  to service_role;

-- For the owner, in the SQL editor: queues a message again that failed, or that was kept back.
create function public.contact_requeue(p_id uuid)
returns setof public.contact_messages language sql security invoker set search_path = '' as $$
  update public.contact_messages
  set status = 'queued', attempts = 0, queued_at = now(), next_attempt_at = now()
  where id = p_id and status in ('queued', 'failed', 'quarantined')
  returning *;
$$;
revoke execute on function public.contact_requeue(uuid) from public, anon, authenticated;
