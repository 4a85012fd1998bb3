-- wrk: ask for one page after the other, as a browser that takes gzip, and report in JSON.
local pages = {}
for page in io.lines(os.getenv("BENCH_PAGES")) do pages[#pages + 1] = page end
local next = 0

request = function()
  next = next % #pages + 1
  return wrk.format("GET", pages[next], { ["Accept-Encoding"] = "gzip", ["Host"] = "localhost" })
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nRESULT {"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"max":%d,"errors":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99), latency.max,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
