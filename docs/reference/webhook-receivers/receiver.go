// A receiver of webhooks: go run receiver.go, with JWKS_URL, PROJECT_ID and PORT set. TLS ends in front of it.
package main

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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
	cacheTime = 24 * time.Hour // the longest that is allowed
	pause     = time.Second    // between two fetches, which forged requests cannot multiply
	bodyBytes = 20_000         // no event has more
)

var errRejected = errors.New("the signature or the time of the request is not valid")

// published is the keys as they were fetched at some time.
type published struct {
	keys []ed25519.PublicKey
	at   time.Time
}

// keySet is the published keys, kept for a day.
type keySet struct {
	url      string
	kept     atomic.Pointer[published]
	fetching sync.Mutex // held while the keys are fetched; readers of cached keys do not wait
	askedAt  time.Time
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
	time.Sleep(time.Until(set.askedAt.Add(pause)))
	set.askedAt = time.Now()
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
	answer, err := client.Get(url)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	var jwks struct {
		Keys []struct{ Kty, Crv, X string }
	}
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the keys cannot be fetched: %s", answer.Status)
	}
	if err := json.NewDecoder(answer.Body).Decode(&jwks); err != nil {
		return nil, err
	}
	var keys []ed25519.PublicKey
	for _, key := range jwks.Keys {
		// The key is base64 for URLs, without padding; signatures are standard base64, with it.
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

// verify returns the event of a genuine request, errRejected for another one, or the error of a key set that cannot be fetched.
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

func main() {
	set := &keySet{url: os.Getenv("JWKS_URL")}
	projectID := os.Getenv("PROJECT_ID")
	var seen sync.Map // of yours a table with a unique column: a retry may come a day later, to another process
	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, bodyBytes))
		if err != nil {
			response.WriteHeader(http.StatusRequestEntityTooLarge)
			return
		}
		received, err := verify(request.Header, body, set)
		switch {
		case errors.Is(err, errRejected):
			response.WriteHeader(http.StatusBadRequest)
			return
		case err != nil: // the keys are not available: the service sends the event again
			response.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		// Respond within 15 seconds, and do longer work afterwards.
		if received.Data.ProjectID == projectID { // one key signs for all projects; ignore events of others
			if _, known := seen.LoadOrStore(request.Header.Get("webhook-id"), true); !known {
				fmt.Println(received.Type, received.Data.OperationID)
			}
		}
		response.WriteHeader(http.StatusNoContent)
	})
	if err := http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
