{{/* The Pod of one app. */}}

{{- define "marquee.pod" -}}
{{- $is := index (include "marquee.apps" .root | fromYaml) .app }}
{{- $given := index .root.Values.apps .app }}
{{- $readsReleases := or (has $is.kind (list "gateway" "renderer")) (hasPrefix "mfe-" .app) }}
metadata:
  # The labels omit the chart's version. Otherwise a new version of the chart would replace every Pod, also those with an unchanged image.
  labels:
    {{- include "marquee.selector" . | nindent 4 }}
    app.kubernetes.io/version: {{ include "marquee.tag" . | quote }}
spec:
  serviceAccountName: {{ include "marquee.name" . }}
  automountServiceAccountToken: false
  # Otherwise Kubernetes would give every Pod variables of each Service, such as IDENTITY_PORT.
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
        # The Pod answers for 5 more seconds, because proxies notice late that the Pod terminates. After the stop signal, the Pod's process
        # finishes the requests in flight.
        preStop: { sleep: { seconds: 5 } }
      # No CPU limit, because throttling would slow down bursts. On a busy node, Pods share the CPU in proportion to their requests.
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

{{/* A service opens its port only when its database is available, so up to five minutes count as startup. */}}
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
