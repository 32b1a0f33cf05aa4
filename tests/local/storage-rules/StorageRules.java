import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageCreateContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageDeleteContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageGetContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageListContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageCreateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageDeleteContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageGetContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageListContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageUpdateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageUpdateContextConverter;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The Storage rules runtime, spoken as firebase-tools expects it (one JSON object per line, both ways),
 * over the rules engine that Google ships inside the Firestore emulator's jar. Nothing of the rules
 * language is re-implemented here: this class only translates.
 *
 * <p>One thread reads and answers; a decision that waits for a Firestore document is a pending future
 * that the document's line completes.
 */
public final class StorageRules {
  /** Cloud Storage rules may read two Firestore documents per decision; production refuses a third. */
  private static final int MAX_DOCUMENTS = 2;

  /** Google's parser and printer keep JSON null, which firebase-tools uses for `null_value`. */
  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  private final Map<Long, SettableFuture<JsonObject>> awaitedDocuments = new HashMap<>();

  /** Far above the ids firebase-tools counts from zero: it keeps both in one table. */
  private long nextServerRequestId = 1_000_000_000L;

  public static void main(String[] args) throws Exception {
    new StorageRules().serve();
  }

  private void serve() throws Exception {
    JsonObject ready = new JsonObject();
    ready.addProperty("id", -1);
    ready.addProperty("status", "ok");
    send(ready);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) handle(JsonParser.parseString(line).getAsJsonObject());
    }
  }

  private void handle(JsonObject message) {
    long id = message.get("id").getAsLong();
    SettableFuture<JsonObject> document = awaitedDocuments.remove(id);
    if (document != null) {
      document.set(message);
      return;
    }
    try {
      JsonObject context = message.getAsJsonObject("context");
      switch (message.get("action").getAsString()) {
        case "load_ruleset" -> load(id, context);
        case "verify" -> verify(id, context);
        default -> answer(id, null, "ação desconhecida: " + message.get("action"), null);
      }
    } catch (Exception e) {
      answer(id, null, e.toString(), null);
    }
  }

  private void load(long id, JsonObject context) throws Exception {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).allowTernaryOperator(true).build();
    Source source = parse(context.get("source"), Source.newBuilder()).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    String ruleset = context.get("rulesetName").getAsString();
    rulesets.remove(ruleset);
    if (!compiled.hasCompilationError()) rulesets.put(ruleset, new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    JsonObject reply = reply(id, errors, warnings);
    reply.add("result", result);
    send(reply);
  }

  /** The shape firebase-tools reads to name file, line and column. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject described = new JsonObject();
    described.addProperty("description_", issue.getDescription());
    described.add("sourcePosition_", position);
    return GSON.toJson(described);
  }

  private void verify(long id, JsonObject context) throws Exception {
    DefaultEvaluator evaluator = rulesets.get(context.get("rulesetName").getAsString());
    if (evaluator == null) {
      answer(id, false, null, "As regras do Storage não foram carregadas: tudo é negado.");
      return;
    }
    Decision decision = new Decision(id, context);
    Futures.addCallback(
        evaluator.evaluate(decision.toContext(context.get("method").getAsString())),
        new FutureCallback<EvaluationResult>() {
          @Override
          public void onSuccess(EvaluationResult result) {
            answer(decision.replyId, result.permit(), null, null);
          }

          @Override
          public void onFailure(Throwable error) {
            answer(decision.replyId, false, null, String.valueOf(error.getMessage()));
          }
        },
        MoreExecutors.directExecutor());
  }

  /** One request to decide: what the rules see, and the documents they ask for. */
  private final class Decision
      implements FirebaseStorageGetContext,
          FirebaseStorageCreateContext,
          FirebaseStorageUpdateContext,
          FirebaseStorageDeleteContext {
    private final ExpressionPathValue path;
    private final ExpressionMapValue request;
    private final ExpressionValue resource;
    private final Map<String, ListenableFuture<ExpressionValue>> documents = new HashMap<>();

    /** firebase-tools re-sends the request under the id of the last document asked for. */
    private long replyId;

    Decision(long id, JsonObject context) throws Exception {
      JsonObject variables = context.getAsJsonObject("variables");
      replyId = id;
      path = parse(pathValue(context.get("path").getAsString()), ExpressionPathValue.newBuilder()).build();
      request = parse(variables.get("request"), ExpressionValue.newBuilder()).build().getMapValue();
      resource = parse(variables.get("resource"), ExpressionValue.newBuilder()).build();
    }

    Evaluator.Context toContext(String method) {
      return switch (method) {
        case "get" -> FirebaseStorageGetContextConverter.convert(this);
        case "list" -> FirebaseStorageListContextConverter.convert(new ListDecision(this));
        case "create" -> FirebaseStorageCreateContextConverter.convert(this);
        case "update" -> FirebaseStorageUpdateContextConverter.convert(this);
        case "delete" -> FirebaseStorageDeleteContextConverter.convert(this);
        default -> throw new IllegalArgumentException("operação desconhecida: " + method);
      };
    }

    @Override
    public ExpressionPathValue path() {
      return path;
    }

    @Override
    public ExpressionMapValue request() {
      return request;
    }

    @Override
    public ListenableFuture<ExpressionValue> resource() {
      return Futures.immediateFuture(resource);
    }

    @Override
    public ExpressionValue debug(ExpressionValue value) {
      return value;
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(ExpressionPathValue document, SourcePosition at) {
      return Futures.transform(
          firestoreGet(document, at),
          value -> ExpressionValueUtils.createValue(!ExpressionValueUtils.isNull(value)),
          MoreExecutors.directExecutor());
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(ExpressionPathValue document, SourcePosition at) {
      String name;
      try {
        ImmutableList<String> segments = ExpressionValueUtils.getPathSegments(at, document);
        name = "/" + String.join("/", segments);
      } catch (Exception e) {
        return Futures.immediateFailedFuture(e);
      }
      if (documents.size() == MAX_DOCUMENTS && !documents.containsKey(name)) {
        return Futures.immediateFailedFuture(
            new IllegalStateException("Uma regra do Storage lê no máximo dois documentos do Firestore."));
      }
      return documents.computeIfAbsent(name, this::fetch);
    }

    private ListenableFuture<ExpressionValue> fetch(String name) {
      long serverRequestId = nextServerRequestId++;
      SettableFuture<JsonObject> reply = SettableFuture.create();
      awaitedDocuments.put(serverRequestId, reply);
      JsonObject context = new JsonObject();
      context.addProperty("path", name);
      JsonObject ask = new JsonObject();
      ask.addProperty("id", replyId);
      ask.addProperty("action", "fetch_firestore_document");
      ask.addProperty("server_request_id", serverRequestId);
      ask.addProperty("status", "ok");
      ask.add("context", context);
      replyId = serverRequestId;
      send(ask);
      return Futures.transformAsync(
          reply,
          message -> {
            if (!"ok".equals(message.get("status").getAsString())) return Futures.immediateFuture(ExpressionValueUtils.NULL);
            JsonObject value = documentValue(message.getAsJsonObject("result"));
            return Futures.immediateFuture(parse(value, ExpressionValue.newBuilder()).build());
          },
          MoreExecutors.directExecutor());
    }
  }

  /** A list has no resource, so Google's list context is another type than the other four. */
  private record ListDecision(Decision decision) implements FirebaseStorageListContext {
    @Override
    public ExpressionPathValue path() {
      return decision.path();
    }

    @Override
    public ExpressionMapValue request() {
      return decision.request();
    }

    @Override
    public ExpressionValue debug(ExpressionValue value) {
      return value;
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(ExpressionPathValue document, SourcePosition at) {
      return decision.firestoreGet(document, at);
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(ExpressionPathValue document, SourcePosition at) {
      return decision.firestoreExists(document, at);
    }
  }

  /** `firestore.get()` gives `{data, id, __name__}`, as in Firestore's own rules. */
  private static JsonObject documentValue(JsonObject document) {
    String name = document.get("name").getAsString();
    JsonObject fields = new JsonObject();
    fields.add("data", map(document.get("fields")));
    fields.add("id", one("string_value", name.substring(name.lastIndexOf('/') + 1)));
    fields.add("__name__", reference(name));
    return wrap("map_value", wrap("fields", fields));
  }

  /** Firestore's REST value to the rules engine's value. */
  private static JsonObject value(JsonObject value) {
    String kind = value.keySet().iterator().next();
    JsonElement content = value.get(kind);
    return switch (kind) {
      case "nullValue" -> wrap("null_value", JsonNull.INSTANCE);
      case "booleanValue" -> wrap("bool_value", content);
      case "integerValue" -> wrap("int_value", content);
      case "doubleValue" -> wrap("float_value", content);
      case "stringValue" -> wrap("string_value", content);
      case "bytesValue" -> wrap("bytes_value", content);
      case "timestampValue" -> wrap("timestamp_value", content);
      case "geoPointValue" -> wrap("latlng_value", content);
      case "referenceValue" -> reference(content.getAsString());
      case "mapValue" -> map(content.getAsJsonObject().get("fields"));
      case "arrayValue" -> {
        JsonArray values = new JsonArray();
        JsonElement items = content.getAsJsonObject().get("values");
        if (items != null) for (JsonElement item : items.getAsJsonArray()) values.add(value(item.getAsJsonObject()));
        yield wrap("list_value", wrap("values", values));
      }
      default -> throw new IllegalArgumentException("tipo de valor do Firestore desconhecido: " + kind);
    };
  }

  private static JsonObject map(JsonElement fields) {
    JsonObject converted = new JsonObject();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.getAsJsonObject().entrySet()) {
        converted.add(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return wrap("map_value", wrap("fields", converted));
  }

  /** `projects/p/databases/d/documents/…` is the path `/databases/d/documents/…` in rules. */
  private static JsonObject reference(String name) {
    return wrap("path_value", pathValue(name.substring(name.indexOf("/databases/"))));
  }

  private static JsonObject pathValue(String path) {
    JsonArray segments = new JsonArray();
    for (String segment : path.split("/")) if (!segment.isEmpty()) segments.add(one("simple", segment));
    return wrap("segments", segments);
  }

  private static JsonObject one(String name, String content) {
    JsonObject object = new JsonObject();
    object.addProperty(name, content);
    return object;
  }

  private static JsonObject wrap(String name, JsonElement content) {
    JsonObject object = new JsonObject();
    object.add(name, content);
    return object;
  }

  private static <B extends Message.Builder> B parse(JsonElement json, B builder) throws Exception {
    JsonFormat.parser().ignoringUnknownFields().merge(GSON.toJson(json), builder);
    return builder;
  }

  /** Always status "ok": firebase-tools never resolves a request answered with another status. */
  private static JsonObject reply(long id, JsonArray errors, JsonArray warnings) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.add("errors", errors);
    reply.add("warnings", warnings);
    return reply;
  }

  private void answer(long id, Boolean permit, String error, String warning) {
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    if (error != null) errors.add(error);
    if (warning != null) warnings.add(warning);
    JsonObject reply = reply(id, errors, warnings);
    JsonObject result = new JsonObject();
    if (permit != null) result.addProperty("permit", permit);
    reply.add("result", result);
    send(reply);
  }

  private void send(JsonObject message) {
    out.println(GSON.toJson(message));
  }
}
