import '@mantine/core/styles/Progress.css';
import { CloseButton, Input, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { anunciar } from '@/ui/moldura/anunciar';
import classes from './CampoDeArquivos.module.css';
import { bytes } from '@/ui/texto/formatosRaros';
import { useGuardaDeSaida } from './useGuardaDeSaida';
import { recusaDoArquivo, type RegraDeArquivo } from './validarArquivo';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

export interface ArquivoNaLista {
  id: string;
  nome: string;
  /** Bytes. */
  tamanho: number;
  /** 0 to 100 while it is being sent; absent when it is there. */
  progresso?: number;
  erro?: string;
  /** Where it can be read. */
  url?: string;
  /** A picture as it looks. */
  previa?: ReactNode;
}

interface Props extends RegraDeArquivo {
  rotulo: string;
  ajuda?: ReactNode;
  erro?: ReactNode;
  arquivos: readonly ArquivoNaLista[];
  /** Only files that passed the rule. */
  aoEscolher: (arquivos: File[]) => void;
  /** Removes a file, or cancels the sending of one. */
  aoRemover: (id: string) => void;
  multiplos?: boolean;
  /** At most so many in the list. Those of one choice that do not fit any more are refused by name. */
  maximo?: number;
  desabilitado?: boolean;
  /** A dialog begins here. */
  primeiro?: boolean;
}

/** A file on its way belongs to no field yet: no form asks for it. */
const SAIR_DO_ENVIO = {
  titulo: 'Cancelar o envio?',
  texto: 'O arquivo ainda está subindo. Se você sair agora, o envio é cancelado.',
  rotuloSim: 'Sair e cancelar',
  rotuloNao: 'Continuar aqui',
  perigo: true,
};

const aCaminho = ({ progresso, erro }: ArquivoNaLista) => progresso !== undefined && !erro;

/** Files: a button that is also a drop zone, and the list with progress and removal. */
export function CampoDeArquivos({
  rotulo,
  ajuda,
  erro,
  arquivos,
  aoEscolher,
  aoRemover,
  multiplos = true,
  maximo = Infinity,
  desabilitado: fechado = false,
  primeiro = false,
  ...regra
}: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const desabilitado = fechado || arquivos.length >= maximo;
  const [sobre, setSobre] = useState(false);
  const [recusas, setRecusas] = useState<string[]>([]);
  useGuardaDeSaida(arquivos.some(aCaminho), undefined, SAIR_DO_ENVIO);

  const receber = (lista: FileList | null) => {
    const todos = [...(lista ?? [])].slice(0, multiplos ? undefined : 1);
    const servem = todos.filter((arquivo) => !recusaDoArquivo(arquivo, regra));
    const aceitos = servem.slice(0, maximo - arquivos.length);
    const novas = todos.flatMap((arquivo) => {
      const cheio = servem.includes(arquivo) && !aceitos.includes(arquivo);
      const motivo = cheio ? `não coube. São no máximo ${maximo} arquivos.` : recusaDoArquivo(arquivo, regra);
      return motivo ? [`${arquivo.name}: ${motivo}`] : [];
    });
    setRecusas(novas);
    if (novas.length > 0) anunciar(novas.join('. '));
    if (aceitos.length > 0) aoEscolher(aceitos);
    if (campo.current) campo.current.value = '';
  };
  const arrastar = (dentro: boolean) => (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(dentro && !desabilitado);
  };

  return (
    <Input.Wrapper label={rotulo} description={ajuda} error={erro} labelElement="div">
      <button
        type="button"
        className={classes.zona}
        data-autofocus={primeiro || undefined}
        data-sobre={sobre || undefined}
        disabled={desabilitado}
        data-recusado={erro ? true : undefined}
        aria-label={`${rotulo}: escolher ${multiplos ? 'arquivos' : 'arquivo'}`}
        onClick={() => campo.current?.click()}
        onDragOver={arrastar(true)}
        onDragLeave={arrastar(false)}
        onDrop={(evento) => {
          arrastar(false)(evento);
          if (!desabilitado) receber(evento.dataTransfer.files);
        }}
      >
        <IconUpload size={20} aria-hidden />
        {multiplos ? 'Escolha arquivos ou solte-os aqui' : 'Escolha um arquivo ou solte-o aqui'}
      </button>
      <input
        ref={campo}
        type="file"
        hidden
        multiple={multiplos}
        accept={regra.aceitos?.join(',')}
        aria-label={rotulo}
        onChange={(evento) => receber(evento.currentTarget.files)}
      />
      {recusas.map((recusa) => (
        <Input.Error key={recusa} mt={4}>
          {recusa}
        </Input.Error>
      ))}
      <ul className={classes.lista}>
        {arquivos.map((arquivo) => (
          <ArquivoDaLista key={arquivo.id} arquivo={arquivo} aoRemover={() => aoRemover(arquivo.id)} />
        ))}
      </ul>
    </Input.Wrapper>
  );
}

function ArquivoDaLista({ arquivo, aoRemover }: { arquivo: ArquivoNaLista; aoRemover: () => void }) {
  const { nome, tamanho, progresso = 0, erro, url, previa } = arquivo;
  const enviando = aCaminho(arquivo);
  return (
    <li className={classes.arquivo} data-enviando={enviando || undefined}>
      {previa}
      <div className={classes.nome}>
        {url ? <LinkEmOutraAba href={url}>{nome}</LinkEmOutraAba> : nome}
        <Text size="xs" c={erro ? 'var(--mantine-color-error)' : 'dimmed'}>
          {erro ?? (enviando ? `Enviando… ${Math.round(progresso)}%` : bytes(tamanho))}
        </Text>
        {enviando ? <Progress value={progresso} size="xs" aria-label={`Envio de ${nome}`} /> : null}
      </div>
      <CloseButton
        aria-label={enviando ? `Cancelar envio de ${nome}` : `Remover ${nome}`}
        onClick={aoRemover}
      />
    </li>
  );
}
