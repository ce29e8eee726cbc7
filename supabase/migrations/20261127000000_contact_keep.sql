-- A form may say how long its own messages are kept, whatever counts for all others: a message carries what was said when it came.
create or replace function public.contact_delete_old(p_days integer)
returns integer language plpgsql security invoker set search_path = '' as $$
declare
  deleted integer;
  undelivered bigint;
  oldest timestamptz;
begin
  delete from public.contact_messages
  where status in ('sent', 'quarantined')
    and coalesce(sent_at, received_at) < now() - make_interval(
      days => least(greatest(coalesce((message #>> '{own,keep}')::integer, p_days), 0), 36500)
    );
  get diagnostics deleted = row_count;
  select count(*), min(received_at) into undelivered, oldest
  from public.contact_messages where status in ('queued', 'failed');
  if undelivered > 0 then
    raise warning 'contact: % messages are not delivered, the oldest from %; they are kept', undelivered, oldest::date;
  end if;
  return deleted;
end $$;
