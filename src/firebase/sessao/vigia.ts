/**
 * A bell for a few documents: rings when one changes, so that somebody who is disabled loses the open tab within a second.
 * It speaks Firestore's Listen stream over the SDK's own channel (15 KB gzip); the full SDK would be 130 KB for the same
 * bell (decisions T306). It reads no content beyond what tells one version from another.
 */
import {
  createWebChannelTransport,
  type WebChannel,
  WebChannel as Canal,
} from '@firebase/webchannel-wrapper/webchannel-blob';
import { ambiente, emuladores } from '@/firebase/ambiente';

/** A document to watch, as it was last read: another one at the first look rings at once. */
export interface Vigiado {
  caminho: string;
  lidoEm: Date;
  /** Texts that triggers copy into it without touching `updatedAt`. */
  copias: Readonly<Record<string, string>>;
}

interface Opcoes {
  /** A valid token of whoever watches; asked for at every connection. */
  token: () => Promise<string>;
  /** `recusado`: the stream itself was refused, which a lost membership does, but a setting of the project could too. */
  aoMudar: (motivo: Motivo) => void;
}
export type Motivo = 'mudou' | 'recusado';

interface Mensagem {
  error?: { status?: string };
  documentChange?: {
    document?: {
      name?: string;
      updateTime?: string;
      fields?: Record<string, { timestampValue?: string; stringValue?: string }>;
    };
  };
  documentDelete?: object;
  documentRemove?: object;
  targetChange?: { targetChangeType?: string };
}

const PRIMEIRA_PAUSA = 1_000;
const MAIOR_PAUSA = 60_000;

const { projectId, apiKey } = ambiente.firebase;
const banco = `projects/${projectId}/databases/(default)`;
const origem = emuladores ? `http://127.0.0.1:${emuladores.firestore}` : 'https://firestore.googleapis.com';

function abrirCanal(token: string): WebChannel {
  const cabecalhos: Record<string, string> = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'text/plain',
    'google-cloud-resource-prefix': banco,
    'x-goog-api-key': apiKey,
    'x-goog-request-params': `project_id=${projectId}`,
  };
  return createWebChannelTransport().createWebChannel(
    `${origem}/google.firestore.v1.Firestore/Listen/channel`,
    {
      httpSessionIdParam: 'gsessionid',
      initMessageHeaders: cabecalhos as never,
      messageUrlParams: { database: banco },
      sendRawJson: true,
      supportsCrossDomainXhr: true,
      encodeInitMessageHeaders: true,
      detectBufferingProxy: true,
      internalChannelParams: { forwardChannelRequestTimeoutMs: 600_000 },
    },
  );
}

/** First message of the server's answer, whose errors come wrapped in a list. */
function mensagemDe(evento: unknown): Mensagem {
  const [dados] = (evento as { data: [Mensagem | [Mensagem]] }).data;
  return Array.isArray(dados) ? dados[0] : dados;
}

/** Whether the document of the first look is the one that was read. */
const comoLido = (
  lido: Vigiado | undefined,
  campos: Record<string, { timestampValue?: string; stringValue?: string }> = {},
) =>
  lido !== undefined &&
  Date.parse(campos['updatedAt']?.timestampValue ?? '') === lido.lidoEm.getTime() &&
  Object.entries(lido.copias).every(([campo, texto]) => campos[campo]?.stringValue === texto);

/** Starts watching; the function it gives stops. Lost connections are taken up again, each time after a longer pause. */
export function vigiarDocumentos(vigiados: readonly Vigiado[], { token, aoMudar }: Opcoes): () => void {
  let canal: WebChannel | undefined;
  let parado = false;
  let pausa = PRIMEIRA_PAUSA;
  let espera: ReturnType<typeof setTimeout> | undefined;
  const lidos = new Map(vigiados.map((vigiado) => [`${banco}/documents/${vigiado.caminho}`, vigiado]));
  const versoes = new Map<string, string | undefined>();

  const tocar = (motivo: Motivo = 'mudou') => {
    if (!parado) aoMudar(motivo);
  };
  const religar = () => {
    canal = undefined;
    if (parado) return;
    clearTimeout(espera);
    espera = setTimeout(() => void ligar(), pausa * (0.5 + Math.random()));
    pausa = Math.min(MAIOR_PAUSA, pausa * 2);
  };

  function receber({ documentChange, documentDelete, documentRemove, targetChange, error }: Mensagem): void {
    if (error) {
      canal?.close();
      // Refused: the membership may be gone, which a fresh read tells. Other failures are only a lost connection.
      if (error.status === 'PERMISSION_DENIED') tocar('recusado');
      return;
    }
    pausa = PRIMEIRA_PAUSA;
    const documento = documentChange?.document;
    if (documento?.name !== undefined) {
      const { name, updateTime, fields } = documento;
      const mudou = versoes.has(name) ? versoes.get(name) !== updateTime : !comoLido(lidos.get(name), fields);
      versoes.set(name, updateTime);
      if (mudou) tocar();
    } else if (documentDelete ?? documentRemove) {
      tocar();
    } else if (targetChange?.targetChangeType === 'REMOVE') {
      canal?.close();
      tocar('recusado');
    }
  }

  async function ligar(): Promise<void> {
    try {
      const valido = await token();
      if (parado) return;
      const novo = abrirCanal(valido);
      canal = novo;
      novo.listen(Canal.EventType.MESSAGE, (evento) => receber(mensagemDe(evento)));
      const aoPerder = () => {
        if (canal === novo) religar();
      };
      novo.listen(Canal.EventType.CLOSE, aoPerder);
      novo.listen(Canal.EventType.ERROR, aoPerder);
      novo.open();
      novo.send({
        database: banco,
        addTarget: { documents: { documents: [...lidos.keys()] }, targetId: 1 },
      });
    } catch {
      religar();
    }
  }

  void ligar();
  return () => {
    parado = true;
    clearTimeout(espera);
    canal?.close();
  };
}
