/** Series of one minute's samples, in the notation of promtool, that make an alert fire or nearly so. */
export interface AlertCase {
  readonly alert: string;
  /** When to look, in promtool's notation. */
  readonly at: string;
  readonly fires: Readonly<Record<string, string>>;
  /** What an operator need not look at. */
  readonly quiet: Readonly<Record<string, string>>;
}

const requests = (status: string, more = ''): string => `diorama_http_request_seconds_count{component="gateway",status="${status}"${more}}`;
const transfers = (status: string): string => `diorama_http_request_seconds_count{component="media",status="${status}"}`;
const START = 'method="POST",route="/svc/v1/worlds:generate"';
const TASK = 'method="POST",route="/tasks:generateWorld"';
const WAITED = 'method="POST",route="/tasks:generateWorld?wait"';
const starts = (le: string, route = START): string =>
  `diorama_http_request_seconds_bucket{component="gateway",${route},status="200",le="${le}"}`;
const call = (code: string): string => `diorama_grpc_call_seconds_count{component="world",service="s",method="m",code="${code}"}`;
const ended = (state: string, failure: string, pod: string): string =>
  `diorama_operations_ended_total{kind="generate-world",model="m",state="${state}",failure="${failure}",pod="${pod}"}`;
const took = (le: string): string => `diorama_operation_seconds_bucket{kind="generate-world",model="m",le="${le}"}`;
const tries = (outcome: string): string =>
  `diorama_activity_seconds_count{component="generation",activity="buildWorld",outcome="${outcome}"}`;
const stepWait = (le: string): string =>
  `temporal_workflow_task_schedule_to_start_latency_seconds_bucket{component="orchestration",le="${le}"}`;
const first = (le: string): string => `diorama_delivery_first_attempt_seconds_bucket{le="${le}"}`;
const UP = ['gateway', 'world', 'media', 'signing', 'egress', 'orchestration', 'generation'];
const allUp = (but = ''): Record<string, string> =>
  Object.fromEntries(UP.filter((one) => one !== but).map((one) => [`up{component="${one}",pod="a"}`, '1x60']));
const pollers = (component: string, pod = 'a'): string =>
  `temporal_num_pollers{component="${component}",poller_type="activity_task",pod="${pod}"}`;
const slots = (component: string): string =>
  `temporal_worker_task_slots_available{component="${component}",worker_type="ActivityWorker",pod="a"}`;

export const ALERT_CASES: readonly AlertCase[] = [
  {
    alert: 'DioramaApiErrorsFast',
    at: '1h10m',
    fires: { [requests('200')]: '0+970x80', [requests('503')]: '0+30x80' },
    quiet: { [requests('200')]: '0+999x80', [requests('503')]: '0+1x80', [requests('422')]: '0+500x80' },
  },
  {
    alert: 'DioramaApiErrorsFast',
    at: '1h10m',
    fires: { [requests('200')]: '0+999x80', [transfers('200')]: '0+97x80', [transfers('503')]: '0+3x80' },
    quiet: { [requests('200')]: '0+999x80', [transfers('206')]: '0+99x80', [transfers('416')]: '0+30x80' },
  },
  {
    alert: 'DioramaApiErrorsFast',
    at: '1h10m',
    fires: { [requests('200')]: '0+1x80', [requests('503')]: '0x60 0+1x20' },
    quiet: { [requests('200')]: '0+1x80', [requests('503')]: '0x65 1x15' },
  },
  {
    alert: 'DioramaApiErrorsSlow',
    at: '6h30m',
    fires: { [requests('200')]: '0+999x400', [transfers('201')]: '0+99x400', [transfers('500')]: '0+1x400' },
    quiet: { [requests('200')]: '0+999x400', [transfers('201')]: '0+996x400', [transfers('500')]: '0+4x400' },
  },
  {
    alert: 'DioramaApiErrorsLasting',
    at: '10h',
    fires: { [requests('200')]: '0+997x610', [requests('500')]: '0+3x610' },
    quiet: { [requests('200')]: '0+9995x610', [requests('500')]: '0+5x610' },
  },
  {
    alert: 'DioramaStartsSlow',
    at: '30m',
    fires: {
      [starts('0.5')]: '0+90x40',
      [starts('1')]: '0+100x40',
      [starts('+Inf')]: '0+100x40',
      [requests('200', `,${START}`)]: '0+100x40',
    },
    quiet: {
      [starts('0.5')]: '0+100x40',
      [starts('1')]: '0+100x40',
      [starts('+Inf')]: '0+100x40',
      [requests('200', `,${START}`)]: '0+100x40',
    },
  },
  {
    alert: 'DioramaStartsSlow',
    at: '30m',
    fires: {
      [starts('0.5', TASK)]: '0+90x40',
      [starts('1', TASK)]: '0+100x40',
      [starts('+Inf', TASK)]: '0+100x40',
      [requests('200', `,${TASK}`)]: '0+100x40',
    },
    quiet: {
      [starts('0.5', WAITED)]: '0x40',
      [starts('1', WAITED)]: '0+100x40',
      [starts('+Inf', WAITED)]: '0+100x40',
      [requests('200', `,${WAITED}`)]: '0+100x40',
    },
  },
  {
    alert: 'DioramaCallsFailing',
    at: '20m',
    fires: { [call('OK')]: '0+90x30', [call('UNAVAILABLE')]: '0+10x30' },
    quiet: { [call('OK')]: '0+50x30', [call('NOT_FOUND')]: '0+50x30', [call('INTERNAL')]: '0+1x30' },
  },
  {
    alert: 'DioramaProcessDown',
    at: '10m',
    fires: { 'up{component="world",pod="a"}': '0x20', 'up{component="world",pod="b"}': '1x20' },
    quiet: { 'up{component="world",pod="a"}': '1x5 0x2 1x13', 'up{component="something-else",pod="b"}': '0x20' },
  },
  { alert: 'DioramaComponentDown', at: '10m', fires: allUp('egress'), quiet: { ...allUp(), 'up{component="egress",pod="b"}': '0x60' } },
  {
    alert: 'DioramaComponentDown',
    at: '10m',
    fires: { ...allUp('generation'), 'up{component="generation",pod="a"}': '1x3 0x20' },
    quiet: { ...allUp('generation'), 'up{component="generation",pod="a"}': '1x3 0 1x20' },
  },
  {
    alert: 'DioramaNotReady',
    at: '10m',
    fires: { 'diorama_ready{component="media",pod="a"}': '1x3 0x20', 'diorama_ready{component="media",pod="b"}': '0x20' },
    quiet: {
      'diorama_ready{component="media",pod="a"}': '0x20',
      'diorama_ready{component="media",pod="b"}': '1x20',
      'diorama_ready{component="world",pod="a"}': '1x3 0x1 1x20',
      // The engine does what a pool of models cannot.
      'diorama_ready{component="inference-gpu",pod="a"}': '0x20',
    },
  },
  {
    alert: 'DioramaProcessRestarting',
    at: '25m',
    fires: { 'process_start_time_seconds{component="world"}': '100x4 200x4 300x4 400x4 500x9' },
    quiet: { 'process_start_time_seconds{component="world"}': '100x12 200x20' },
  },
  {
    alert: 'DioramaEventLoopSlow',
    at: '20m',
    fires: { 'nodejs_eventloop_lag_p99_seconds{component="gateway"}': '0.9x30' },
    quiet: { 'nodejs_eventloop_lag_p99_seconds{component="gateway"}': '0.9x5 0.02x30' },
  },
  {
    alert: 'DioramaMetricsUnreadable',
    at: '40m',
    fires: { 'diorama_scrape_failures_total{component="world"}': '0+1x50' },
    quiet: { 'diorama_scrape_failures_total{component="world"}': '0x10 1x40' },
  },
  {
    alert: 'DioramaQueueOld',
    at: '20m',
    fires: { 'diorama_operation_oldest_seconds{kind="generate-world",state="QUEUED"}': '0+60x30' },
    quiet: { 'diorama_operation_oldest_seconds{kind="generate-world",state="QUEUED"}': '250x30' },
  },
  {
    alert: 'DioramaGenerationQueueOld',
    at: '30m',
    fires: {
      'diorama_operation_unbegun_seconds{kind="generate-world",pod="a"}': '0+60x40',
      'diorama_operation_unbegun_seconds{kind="generate-world",pod="b"}': '0+60x40',
    },
    quiet: { 'diorama_operation_unbegun_seconds{kind="generate-world",pod="a"}': '550x40' },
  },
  {
    alert: 'DioramaOperationStuck',
    at: '20m',
    fires: { 'diorama_operation_oldest_seconds{kind="export-world",state="RUNNING"}': '3700+60x30' },
    quiet: { 'diorama_operation_oldest_seconds{kind="export-world",state="RUNNING"}': '900x30' },
  },
  {
    alert: 'DioramaOperationsFailing',
    at: '45m',
    fires: {
      [ended('SUCCEEDED', '', 'a')]: '0+8x60',
      [ended('FAILED', 'ENGINE_FAILED', 'a')]: '0+2x60',
      [ended('FAILED', 'ENGINE_FAILED', 'b')]: '0+2x60',
    },
    quiet: {
      [ended('SUCCEEDED', '', 'a')]: '0+8x60',
      [ended('FAILED', 'UNDECODABLE_MEDIA', 'a')]: '0+4x60',
      [ended('CANCELLED', 'CANCELLED', 'a')]: '0+4x60',
    },
  },
  {
    alert: 'DioramaWorldsSlow',
    at: '1h30m',
    fires: { [took('600')]: '0+8x100', [took('1200')]: '0+10x100', [took('+Inf')]: '0+10x100' },
    quiet: { [took('600')]: '0+10x100', [took('1200')]: '0+10x100', [took('+Inf')]: '0+10x100' },
  },
  {
    alert: 'DioramaActivitiesFailing',
    at: '30m',
    fires: { [tries('done')]: '0+6x40', [tries('failed')]: '0+4x40' },
    quiet: { [tries('done')]: '0+6x40', [tries('refused')]: '0+4x40', [tries('cancelled')]: '0+4x40' },
  },
  {
    alert: 'DioramaModelQueueOld',
    at: '20m',
    fires: { 'diorama_model_queue_age_seconds{component="inference-gpu"}': '200x30' },
    quiet: { 'diorama_model_queue_age_seconds{component="inference-gpu"}': '30x30' },
  },
  {
    alert: 'DioramaGpuMissing',
    at: '20m',
    fires: { 'diorama_model_provider_active{component="inference-gpu",instance="a"}': '0x30' },
    quiet: { 'diorama_model_provider_active{component="inference-gpu",instance="a"}': '1x30' },
  },
  {
    alert: 'DioramaModelPoolNotReady',
    at: '20m',
    fires: { 'diorama_ready{component="inference-gpu",pod="a"}': '0x30', 'diorama_ready{component="inference-cpu",pod="a"}': '1x30' },
    quiet: { 'diorama_ready{component="inference-gpu",pod="a"}': '0x30', 'diorama_ready{component="inference-gpu",pod="b"}': '0x15 1x15' },
  },
  {
    alert: 'DioramaNoPollers',
    at: '20m',
    fires: { [pollers('egress')]: '0x30' },
    quiet: { [pollers('egress')]: '0x30', [pollers('egress', 'b')]: '5x30' },
  },
  {
    alert: 'DioramaNoPollers',
    at: '20m',
    fires: { [pollers('generation')]: '0x30', [slots('generation')]: '1x30' },
    // It builds a world.
    quiet: { [pollers('generation')]: '0x30', [slots('generation')]: '0x30' },
  },
  {
    alert: 'DioramaWorkflowNondeterminism',
    at: '20m',
    fires: { 'temporal_workflow_task_execution_failed_total{failure_reason="NonDeterminismError"}': '0x10 3x20' },
    quiet: { 'temporal_workflow_task_execution_failed_total{failure_reason="WorkflowError"}': '0x10 3x20' },
  },
  {
    alert: 'DioramaWorkflowTasksWait',
    at: '20m',
    fires: { [stepWait('5')]: '0+90x30', [stepWait('10')]: '0+100x30', [stepWait('+Inf')]: '0+100x30' },
    quiet: { [stepWait('5')]: '0+100x30', [stepWait('10')]: '0+100x30', [stepWait('+Inf')]: '0+100x30' },
  },
  {
    alert: 'DioramaTemporalRefuses',
    at: '20m',
    fires: {
      'temporal_request_failure_total{component="gateway",operation="StartWorkflowExecution",status_code="RESOURCE_EXHAUSTED"}': '0+60x30',
    },
    quiet: { 'temporal_request_failure_total{component="gateway",operation="StartWorkflowExecution",status_code="NOT_FOUND"}': '0+60x30' },
  },
  {
    alert: 'DioramaNoSlots',
    at: '20m',
    fires: { 'temporal_worker_task_slots_available{component="egress",worker_type="ActivityWorker"}': '0x30' },
    quiet: { 'temporal_worker_task_slots_available{component="generation",worker_type="ActivityWorker"}': '0x30' },
  },
  {
    alert: 'DioramaDeliveriesLate',
    at: '20m',
    fires: { diorama_delivery_late_seconds: '0+60x30' },
    quiet: { diorama_delivery_late_seconds: '20x30' },
  },
  {
    alert: 'DioramaDeliveriesUnclaimed',
    at: '10m',
    fires: { diorama_delivery_unclaimed_seconds: '0+60x30' },
    quiet: { diorama_delivery_unclaimed_seconds: '60x30' },
  },
  {
    alert: 'DioramaFirstAttemptsSlow',
    at: '1h30m',
    fires: { [first('10')]: '0+9x100', [first('+Inf')]: '0+10x100' },
    quiet: { [first('10')]: '0+10x100', [first('+Inf')]: '0+10x100' },
  },
  {
    alert: 'DioramaDeliveriesFailing',
    at: '6h30m',
    fires: {
      'diorama_deliveries_ended_total{state="DELIVERED"}': '0+8x400',
      'diorama_deliveries_ended_total{state="EXHAUSTED"}': '0+2x400',
    },
    quiet: {
      'diorama_deliveries_ended_total{state="DELIVERED"}': '0+8x400',
      'diorama_deliveries_ended_total{state="SUPPRESSED"}': '0+4x400',
    },
  },
  {
    alert: 'DioramaAddressesRefused',
    at: '1h',
    fires: { 'diorama_webhook_attempts_total{outcome="dns_blocked"}': '0+1x70', 'diorama_fetches_total{outcome="url_refused"}': '0+1x70' },
    quiet: { 'diorama_webhook_attempts_total{outcome="5xx"}': '0+9x70', 'diorama_fetches_total{outcome="timeout"}': '0+9x70' },
  },
  {
    alert: 'DioramaCreditsMismatched',
    at: '20m',
    fires: { 'diorama_credits_mismatched_accounts{pod="a"}': '1x30' },
    quiet: { 'diorama_credits_mismatched_accounts{pod="a"}': '0x30' },
  },
  {
    alert: 'DioramaCreditsUnsettled',
    at: '20m',
    fires: { 'diorama_credits_unsettled_operations{pod="a"}': '2x30' },
    quiet: { 'diorama_credits_unsettled_operations{pod="a"}': '0x30' },
  },
  { alert: 'DioramaNoSigningKey', at: '10m', fires: { diorama_signing_keys: '0x30' }, quiet: { diorama_signing_keys: '2x30' } },
  {
    alert: 'DioramaSigningKeyOld',
    at: '2h',
    fires: { diorama_signing_key_age_seconds: '11000000x150' },
    quiet: { diorama_signing_key_age_seconds: '8000000x150' },
  },
];
