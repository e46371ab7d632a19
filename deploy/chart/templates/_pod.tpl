{{/* The Pod of one app. */}}

{{- define "marquee.pod" -}}
{{- $is := index (include "marquee.apps" .root | fromYaml) .app }}
{{- $given := index .root.Values.apps .app }}
{{- $readsReleases := or (has $is.kind (list "gateway" "renderer")) (hasPrefix "mfe-" .app) }}
metadata:
  # Not the chart's version: a new one would replace every Pod, even of teams that release nothing.
  labels:
    {{- include "marquee.selector" . | nindent 4 }}
    app.kubernetes.io/version: {{ include "marquee.tag" . | quote }}
spec:
  serviceAccountName: {{ include "marquee.name" . }}
  automountServiceAccountToken: false
  # A Service called identity would give every Pod an IDENTITY_PORT, and so on.
  enableServiceLinks: false
  {{- with .root.Values.images.pullSecrets }}
  imagePullSecrets:
    {{- range . }}
    - name: {{ . }}
    {{- end }}
  {{- end }}
  securityContext:
    {{- include "marquee.podSecurity" . | nindent 4 }}
  # Longer than the wait (preStop) and the shutdown (10 s, docs/decisions/0037) together.
  terminationGracePeriodSeconds: 25
  topologySpreadConstraints:
    {{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
    - maxSkew: 1
      topologyKey: {{ $key }}
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "marquee.selector" $ | nindent 10 }}
      matchLabelKeys: [pod-template-hash]
    {{- end }}
  containers:
    - name: {{ .app }}
      image: {{ include "marquee.image" . }}
      imagePullPolicy: {{ .root.Values.images.pullPolicy }}
      {{- if ne $is.kind "static" }}
      env:
        {{- include "marquee.environment" . | trim | nindent 8 }}
      {{- end }}
      ports:
        - { name: http, containerPort: {{ $is.port }} }
        {{- with $is.metrics }}
        - { name: metrics, containerPort: {{ . }} }
        {{- end }}
      {{- include "marquee.probes" $is | nindent 6 }}
      lifecycle:
        # Proxies learn late that a Pod terminates: it keeps answering meanwhile. After SIGTERM, requests in flight finish.
        preStop: { sleep: { seconds: 5 } }
      # No CPU limit: throttling would slow down bursts; the resource requests share a full node fairly.
      resources:
        {{- toYaml $given.resources | nindent 8 }}
      securityContext:
        {{- include "marquee.containerSecurity" . | nindent 8 }}
      volumeMounts:
        - { name: tmp, mountPath: /tmp }
        {{- if $readsReleases }}
        - { name: releases, mountPath: {{ include "marquee.releasesFolder" . }}, readOnly: true }
        {{- end }}
  volumes:
    - name: tmp
      emptyDir: { sizeLimit: 64Mi }
    {{- if $readsReleases }}
    - name: releases
      persistentVolumeClaim: { claimName: {{ include "marquee.releaseClaim" .root }}, readOnly: true }
    {{- end }}
{{- end }}

{{/* The port is closed while a service waits for its database: up to five minutes count as startup. */}}
{{- define "marquee.probes" -}}
{{- $port := ternary "metrics" "http" (hasKey . "metrics") }}
startupProbe:
  httpGet: { path: {{ .live }}, port: {{ $port }} }
  periodSeconds: 5
  failureThreshold: 60
livenessProbe:
  httpGet: { path: {{ .live }}, port: {{ $port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: {{ .ready }}, port: {{ $port }} }
  periodSeconds: 2
  timeoutSeconds: 2
  failureThreshold: 2
{{- end }}
