{{/*
CRC-32 (IEEE 802.3, reflected, polynomial EDB88320) of a text as eight hexadecimal digits, one nibble a step: Helm has none of its own,
and an API key ends with it. Takes the text.
*/}}
{{- define "diorama.crc32" -}}
{{- $digits := list "0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "a" "b" "c" "d" "e" "f" -}}
{{- $valueOf := dict -}}
{{- range $i, $digit := $digits }}{{ $_ := set $valueOf $digit $i }}{{ end -}}
{{- $xor := list "0123456789abcdef" "1032547698badcfe" "23016745ab89efcd" "32107654ba98fedc" "45670123cdef89ab" "54761032dcfe98ba"
  "67452301efcdab89" "76543210fedcba98" "89abcdef01234567" "98badcfe10325476" "ab89efcd23016745" "ba98fedc32107654"
  "cdef89ab45670123" "dcfe98ba54761032" "efcdab8967452301" "fedcba9876543210" -}}
{{- $table := list "00000000" "1db71064" "3b6e20c8" "26d930ac" "76dc4190" "6b6b51f4" "4db26158" "5005713c"
  "edb88320" "f00f9344" "d6d6a3e8" "cb61b38c" "9b64c2b0" "86d3d2d4" "a00ae278" "bdbdf21c" -}}
{{- $crc := "ffffffff" -}}
{{- $hex := printf "%x" . -}}
{{- range $byte := until (div (len $hex) 2 | int) -}}
{{- range $half := list 1 0 -}}
{{- $at := add (mul $byte 2) $half | int -}}
{{- $data := get $valueOf (substr $at (add $at 1 | int) $hex) | int -}}
{{- $low := get $valueOf (substr 7 8 $crc) | int -}}
{{- $row := index $table (get $valueOf (substr $data (add $data 1 | int) (index $xor $low)) | int) -}}
{{- $shifted := printf "0%s" (substr 0 7 $crc) -}}
{{- $next := "" -}}
{{- range $i := until 8 -}}
{{- $a := get $valueOf (substr $i (add $i 1 | int) $shifted) | int -}}
{{- $b := get $valueOf (substr $i (add $i 1 | int) $row) | int -}}
{{- $next = printf "%s%s" $next (substr $b (add $b 1 | int) (index $xor $a)) -}}
{{- end -}}
{{- $crc = $next -}}
{{- end -}}
{{- end -}}
{{- range $i := until 8 -}}
{{- $a := get $valueOf (substr $i (add $i 1 | int) $crc) | int -}}
{{- substr $a (add $a 1 | int) (index $xor 15) -}}
{{- end -}}
{{- end -}}

{{/* A fresh API key: svck_<environment>_<id>_<secret>_<crc32>. Takes the environment's word. */}}
{{- define "diorama.newApiKey" -}}
{{- $body := printf "svck_%s_%s_%s" . (randAlphaNum 12) (randAlphaNum 32) -}}
{{- printf "%s_%s" $body (include "diorama.crc32" $body) -}}
{{- end -}}
