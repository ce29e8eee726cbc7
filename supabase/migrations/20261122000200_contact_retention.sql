-- Messages are personal: what was delivered or kept back is deleted after a time. What was never delivered
-- (queued, failed) is never deleted by itself; the database's log says every night how much there is.
create function public.contact_delete_old(p_days integer)
returns integer language plpgsql security invoker set search_path = '' as $$
declare
  deleted integer;
  undelivered bigint;
  oldest timestamptz;
begin
  delete from public.contact_messages
  where status in ('sent', 'quarantined')
    and coalesce(sent_at, received_at) < now() - make_interval(days => p_days);
  get diagnostics deleted = row_count;
  select count(*), min(received_at) into undelivered, oldest
  from public.contact_messages where status in ('queued', 'failed');
  if undelivered > 0 then
    raise warning 'contact: % messages are not delivered, the oldest from %; they are kept', undelivered, oldest::date;
  end if;
  return deleted;
end $$;

-- For the owner, in the SQL editor: for how many days delivered and quarantined messages are kept; 0: for ever.
create function public.contact_keep_for(p_days integer)
returns text language plpgsql security invoker set search_path = '' as $$
begin
  if p_days is null or p_days < 0 then
    raise exception 'The number of days must be 0 or more.';
  end if;
  if p_days = 0 then
    perform cron.unschedule(jobid) from cron.job where jobname = 'contact-retention';
    return 'Messages are kept until you delete them.';
  end if;
  perform cron.schedule('contact-retention', '23 3 * * *', format('select public.contact_delete_old(%s)', p_days));
  return format('Delivered and quarantined messages are deleted after %s days, each night.', p_days);
end $$;

-- For the owner, in the SQL editor: how many messages there are in each state, and how old.
create function public.contact_overview()
returns table (status text, messages bigint, oldest timestamptz)
language sql security invoker set search_path = '' as $$
  select status, count(*), min(received_at) from public.contact_messages group by status order by status;
$$;

revoke execute on function
  public.contact_delete_old(integer), public.contact_keep_for(integer), public.contact_overview()
  from public, anon, authenticated, service_role;

select public.contact_keep_for(90);
