// A webhook receiver: go run receiver.go, with JWKS_URL, PROJECT_ID and PORT set. A proxy in front of it terminates TLS.
package main

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const (
	tolerance = 300 * time.Second
	cacheTime = 24 * time.Hour         // the maximum
	pause     = time.Second            // between two fetches, so that forged requests do not cause more
	bodyBytes = 20_000                 // no event is larger
	pollTime  = 100 * time.Millisecond // between two looks into the inbox
)

var errRejected = errors.New("the signature or the time of the request is not valid")

// published contains the keys and the time at which they were fetched.
type published struct {
	keys []ed25519.PublicKey
	at   time.Time
}

// keySet caches the published keys for a day.
type keySet struct {
	url      string
	kept     atomic.Pointer[published]
	fetching sync.Mutex // held while the keys are fetched; readers of cached keys do not wait
	asked    time.Time
}

func (set *keySet) current() (*published, error) {
	kept := set.kept.Load()
	if kept != nil && time.Since(kept.at) < cacheTime {
		return kept, nil
	}
	return set.refetch(kept)
}

// refetch returns the current keys, fetched once for all callers that reject the same old ones.
func (set *keySet) refetch(known *published) (*published, error) {
	set.fetching.Lock()
	defer set.fetching.Unlock()
	if kept := set.kept.Load(); kept != known {
		return kept, nil
	}
	time.Sleep(time.Until(set.asked.Add(pause)))
	set.asked = time.Now()
	keys, err := fetch(set.url)
	if err != nil {
		return nil, err
	}
	fetched := &published{keys, time.Now()}
	set.kept.Store(fetched)
	return fetched, nil
}

func fetch(url string) ([]ed25519.PublicKey, error) {
	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Get(url)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var jwks struct {
		Keys []struct{ Kty, Crv, X string }
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the keys cannot be fetched: %s", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(&jwks); err != nil {
		return nil, err
	}
	var keys []ed25519.PublicKey
	for _, key := range jwks.Keys {
		// A key is base64url without padding. A signature is standard base64 with padding.
		x, err := base64.RawURLEncoding.DecodeString(key.X)
		if err == nil && key.Kty == "OKP" && key.Crv == "Ed25519" && len(x) == ed25519.PublicKeySize {
			keys = append(keys, ed25519.PublicKey(x))
		}
	}
	return keys, nil
}

type event struct {
	Type string
	Data struct{ ProjectID, OperationID string }
}

// verify returns the event of a genuine request. Otherwise, it returns errRejected, or the error if the key set cannot be fetched.
func verify(header http.Header, body []byte, set *keySet) (event, error) {
	var received event
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || id == "" || time.Since(time.Unix(seconds, 0)).Abs() > tolerance {
		return received, errRejected
	}
	var signatures [][]byte
	for _, entry := range strings.Split(header.Get("webhook-signature"), " ") {
		encoded, isOurs := strings.CutPrefix(entry, "v1a,")
		if signature, err := base64.StdEncoding.DecodeString(encoded); err == nil && isOurs {
			signatures = append(signatures, signature)
		}
	}
	content := bytes.Join([][]byte{[]byte(id), []byte(timestamp), body}, []byte("."))
	known, err := set.current()
	if err != nil {
		return received, err
	}
	if !anyVerifies(signatures, known.keys, content) {
		if known, err = set.refetch(known); err != nil {
			return received, err
		}
		if !anyVerifies(signatures, known.keys, content) {
			return received, errRejected
		}
	}
	if json.Unmarshal(body, &received) != nil {
		return received, errRejected
	}
	return received, nil
}

func anyVerifies(signatures [][]byte, keys []ed25519.PublicKey, content []byte) bool {
	for _, key := range keys {
		for _, signature := range signatures {
			if ed25519.Verify(key, content, signature) {
				return true
			}
		}
	}
	return false
}

// inbox contains the events that are recorded but not processed yet, and the ids of processed events. In production, use one table
// with a unique id.
type inbox struct {
	sync.Mutex
	events map[string]event
	done   map[string]bool
}

func (box *inbox) record(id string, received event) {
	box.Lock()
	defer box.Unlock()
	if !box.done[id] {
		box.events[id] = received
	}
}

// work processes recorded events, and marks each one as done after its work. An event whose work fails stays in the inbox.
func (box *inbox) work() {
	for ; ; time.Sleep(pollTime) {
		box.Lock()
		recorded := maps.Clone(box.events)
		box.Unlock()
		for id, received := range recorded {
			if err := handle(received); err != nil {
				fmt.Fprintln(os.Stderr, id, err)
				continue
			}
			box.Lock()
			box.done[id] = true
			delete(box.events, id)
			box.Unlock()
		}
	}
}

// handle does your own work. It can run twice for one event, if the process stops before the event is marked as done.
func handle(received event) error {
	_, err := fmt.Println(received.Type, received.Data.OperationID)
	return err
}

// receiver verifies and records events. It must respond within 15 seconds, so it does not process them.
type receiver struct {
	keys      *keySet
	box       *inbox
	projectID string
}

func (r *receiver) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, bodyBytes))
	if err != nil {
		response.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}
	received, err := verify(request.Header, body, r.keys)
	switch {
	case errors.Is(err, errRejected):
		response.WriteHeader(http.StatusBadRequest)
		return
	case err != nil: // the keys cannot be fetched. The service retries
		response.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	if received.Data.ProjectID == r.projectID { // one key signs the events of all projects: ignore other projects
		r.box.record(request.Header.Get("webhook-id"), received)
	}
	response.WriteHeader(http.StatusNoContent)
}

func main() {
	box := &inbox{events: map[string]event{}, done: map[string]bool{}}
	go box.work()
	handler := &receiver{keys: &keySet{url: os.Getenv("JWKS_URL")}, box: box, projectID: os.Getenv("PROJECT_ID")}
	if err := http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), handler); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
