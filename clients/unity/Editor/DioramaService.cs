using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace Diorama.Editor
{
    /// <summary>Calls of the World Generation API. The API key goes to the address of the service alone.</summary>
    sealed class DioramaService : IDisposable
    {
        const int Retries = 3;
        const int RetryMilliseconds = 2000;
        const int SilenceSeconds = 60;
        const int BufferBytes = 1 << 18;
        static readonly int[] TemporaryStatuses = { 408, 429, 502, 503, 504 };

        readonly HttpClient client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = Timeout.InfiniteTimeSpan };
        readonly string url;
        readonly string apiKey;

        public DioramaService(string url, string apiKey)
        {
            this.url = url;
            this.apiKey = apiKey;
        }

        public void Dispose() => client.Dispose();

        /// <summary>The newest finished worlds of the account, newest first.</summary>
        public async Task<World[]> ListWorlds(CancellationToken token) =>
            Parse<WorldPage>(
                await Call(HttpMethod.Post, "/svc/v1/worlds:list", "{\"status\":\"SUCCEEDED\",\"page_size\":50}", token), "worlds").worlds ?? Array.Empty<World>();

        public async Task<Assets> GetAssets(string worldId, CancellationToken token)
        {
            var assets = Parse<WorldAnswer>(await Call(HttpMethod.Get, $"/svc/v1/worlds/{worldId}", null, token), "world").world?.assets;
            if (assets?.mesh == null || string.IsNullOrEmpty(assets.mesh.collider_mesh_url))
                throw new InvalidOperationException("This world is not finished.");
            return assets;
        }

        public async Task<Operation> Export(string worldId, string assetType, string format, CancellationToken token) =>
            Parse<Operation>(
                await Call(HttpMethod.Post, $"/svc/v1/worlds/{worldId}:export", $"{{\"asset_type\":\"{assetType}\",\"format\":\"{format}\"}}", token), "operation_id");

        public async Task<Operation> GetOperation(string id, CancellationToken token) =>
            Parse<Operation>(await Call(HttpMethod.Get, $"/svc/v1/operations/{Uri.EscapeDataString(id)}", null, token), "operation_id");

        /// <summary>
        /// Saves the file of a signed URL, which needs no API key. A temporary failure is retried from the start of the file. The file
        /// appears at the path when it is complete. The share that is done is reported in steps of a hundredth if the service sends the
        /// size. Run this method on a worker thread: each block of the file resumes on the thread that calls it.
        /// </summary>
        public async Task Download(string fileUrl, string path, IProgress<float> progress, CancellationToken token)
        {
            for (var attempt = 0; ; attempt++)
            {
                try
                {
                    await DownloadOnce(fileUrl, path, progress, token);
                    return;
                }
                catch (Exception error) when (error is HttpRequestException || error is IOException || error is WebException)
                {
                    token.ThrowIfCancellationRequested();
                    if (attempt == Retries)
                        throw new InvalidOperationException($"The download of {Path.GetFileName(path)} failed: {error.Message}. Import the world again.", error);
                }
                await Task.Delay(RetryMilliseconds << attempt, token);
            }
        }

        async Task DownloadOnce(string fileUrl, string path, IProgress<float> progress, CancellationToken token)
        {
            var unfinished = path + ".part~"; // Unity ignores names that end in a tilde
            try
            {
                using (var response = await Limit(limited => client.GetAsync(fileUrl, HttpCompletionOption.ResponseHeadersRead, limited), token))
                {
                    var status = (int)response.StatusCode;
                    if (TemporaryStatuses.Contains(status)) throw new HttpRequestException($"the status is {status}");
                    if (!response.IsSuccessStatusCode)
                        throw new InvalidOperationException($"The download of {Path.GetFileName(path)} failed with status {status}. Import the world again.");
                    using var source = await response.Content.ReadAsStreamAsync();
                    using var target = File.Create(unfinished);
                    var total = response.Content.Headers.ContentLength ?? 0;
                    var copied = await Copy(source, target, total, progress, token);
                    if (total > 0 && copied != total) throw new IOException("the file is incomplete");
                }
                if (File.Exists(path)) File.Delete(path);
                File.Move(unfinished, path);
            }
            finally
            {
                File.Delete(unfinished);
            }
        }

        static async Task<long> Copy(Stream source, Stream target, long total, IProgress<float> progress, CancellationToken token)
        {
            var buffer = new byte[BufferBytes];
            long copied = 0;
            long reported = 0;
            for (int count; (count = await Limit(limited => source.ReadAsync(buffer, 0, buffer.Length, limited), token)) > 0;)
            {
                await target.WriteAsync(buffer, 0, count, token);
                copied += count;
                if (total <= 0 || copied * 100 / total == reported) continue;
                reported = copied * 100 / total;
                progress.Report(reported / 100f);
            }
            return copied;
        }

        /// <summary>The result of a step, such as the next block of a file. A step without a result for 60 seconds fails.</summary>
        static async Task<T> Limit<T>(Func<CancellationToken, Task<T>> step, CancellationToken token)
        {
            using var limit = CancellationTokenSource.CreateLinkedTokenSource(token);
            limit.CancelAfter(TimeSpan.FromSeconds(SilenceSeconds));
            try
            {
                return await step(limit.Token);
            }
            catch (Exception) when (limit.IsCancellationRequested)
            {
                token.ThrowIfCancellationRequested();
                throw new HttpRequestException($"no data within {SilenceSeconds} seconds");
            }
        }

        /// <summary>The body of a response. A temporary failure is retried; the idempotency key makes a repeated POST start nothing twice.</summary>
        async Task<string> Call(HttpMethod method, string path, string body, CancellationToken token)
        {
            var idempotencyKey = Guid.NewGuid().ToString();
            for (var attempt = 0; ; attempt++)
            {
                try
                {
                    var (status, text) = await Send(method, path, body, idempotencyKey, token);
                    if (status >= 200 && status < 300) return text;
                    if (attempt == Retries || !TemporaryStatuses.Contains(status)) throw new InvalidOperationException(Describe(status, text));
                }
                catch (HttpRequestException error) when (attempt == Retries)
                {
                    throw new InvalidOperationException($"No connection to {url}: {error.Message}");
                }
                catch (HttpRequestException)
                {
                    // The next attempt follows.
                }
                await Task.Delay(RetryMilliseconds << attempt, token);
            }
        }

        async Task<(int status, string text)> Send(HttpMethod method, string path, string body, string idempotencyKey, CancellationToken token)
        {
            using var request = new HttpRequestMessage(method, url + path);
            request.Headers.Add("Svc-Api-Key", apiKey);
            if (body != null)
            {
                request.Headers.Add("Idempotency-Key", idempotencyKey);
                request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            }
            using var response = await Limit(limited => client.SendAsync(request, limited), token);
            return ((int)response.StatusCode, await response.Content.ReadAsStringAsync());
        }

        /// <summary>
        /// The document of an answer. An answer without the member, such as the page of another web server, is an error. JsonUtility itself
        /// ignores missing members.
        /// </summary>
        T Parse<T>(string text, string member) where T : class
        {
            T answer = null;
            try
            {
                if (text.Contains($"\"{member}\"")) answer = JsonUtility.FromJson<T>(text);
            }
            catch (ArgumentException)
            {
                // The text is not JSON.
            }
            return answer ?? throw new InvalidOperationException($"{url} does not respond like a Diorama service");
        }

        /// <summary>The message of an error of the API, with the request id for the operator.</summary>
        static string Describe(int status, string text)
        {
            if (status == 401) return "The API key is not valid here. Check the address and the key.";
            if (status >= 300 && status < 400) return "The service redirects to another address. Enter that address.";
            var answer = ParseError(text);
            var field = Regex.Match(text, "\"msg\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\""); // a 422 lists the invalid fields
            var message = !string.IsNullOrEmpty(answer.detail) ? answer.detail
                : !string.IsNullOrEmpty(answer.message) ? answer.message
                : field.Success ? Regex.Unescape(field.Groups[1].Value)
                : $"The service responded with status {status}";
            var source = new[] { answer.code, string.IsNullOrEmpty(answer.request_id) ? null : $"request {answer.request_id}" };
            var facts = string.Join(", ", source.Where(fact => !string.IsNullOrEmpty(fact)));
            return facts == "" ? message : $"{message} ({facts})";
        }

        /// <summary>An error without fields where a proxy responds in its own format.</summary>
        static ErrorAnswer ParseError(string text)
        {
            try
            {
                return JsonUtility.FromJson<ErrorAnswer>(text) ?? new ErrorAnswer();
            }
            catch (ArgumentException)
            {
                return new ErrorAnswer();
            }
        }
    }
}
