/** When a question or a group shows: conditions on what is answered before it (decisions Q300, Q360). */
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Input, NativeSelect, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ComId } from '@/domain/comum/campos';
import {
  type ComoSeCompara,
  type Condicao,
  emOrdemDeResposta,
  MAXIMO_DE_CONDICOES,
  type MostrarSe,
  valoresDe,
} from '@/domain/diagnostico/condicoes';
import {
  comparacoesDe,
  type Defeito,
  defeitosDasCondicoes,
  ROTULO_DA_LIGACAO,
} from '@/domain/diagnostico/mostrar-se';
import { NA_MONTAGEM } from '@/domain/diagnostico/especies-na-montagem';
import type { Grupo, GrupoForm } from '@/domain/diagnostico/grupo';
import { emLugar } from '@/domain/diagnostico/ordem';
import type { Pergunta, PerguntaForm } from '@/domain/diagnostico/pergunta';
import type { TipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { gruposData, perguntasData } from './questionarios.data';
import classes from './Questionarios.module.css';
import { tiposDeRespostasData } from './tiposDeRespostas.data';

type Ligacao = MostrarSe['liga'];
const NENHUMA: MostrarSe = { liga: 'todas', condicoes: [] };
const EM_BRANCO: Condicao = { pergunta: '', como: 'respondida', valor: '' };
const SEM_TIPO: Partial<Record<ComoSeCompara, string>> = { respondida: 'foi respondida' };

interface Props {
  /** Of the question, also of one that is not stored yet. */
  id: string;
  form: UseFormReturnType<PerguntaForm>;
  grupos: readonly ComId<Grupo>[];
  tipos: readonly ComId<TipoDeResposta>[];
}

export function CampoDeCondicoes({ id, form, grupos, tipos }: Props) {
  const { grupo, ordem, nome, tipoDeResposta, idQuestionario, mostrarSe = NENHUMA } = form.values;
  const outras = usePerguntas(idQuestionario, mostrarSe)?.filter((uma) => uma.id !== id);
  const esta = { id, nome, grupo, ordem, tipoDeResposta, mostrarSe };
  const emOrdem = emOrdemDeResposta<DasCondicoes>(grupos, [...(outras ?? []), esta]);
  const lugar = emOrdem.findIndex((uma) => uma.id === id);
  return (
    <Condicoes
      dizeres={DA_PERGUNTA}
      mostrarSe={mostrarSe}
      aoMudar={(novo) => form.setFieldValue('mostrarSe', novo)}
      erros={form.errors}
      perguntas={emOrdem}
      anteriores={emOrdem.slice(0, Math.max(lugar, 0))}
      lidas={outras !== undefined}
      defeitos={outras && lugar >= 0 ? defeitosDasCondicoes({ grupos, perguntas: emOrdem }, tipos) : []}
      tipos={tipos}
      falta={grupo === '' ? 'Escolha antes o grupo: ele diz que perguntas vêm antes.' : undefined}
    />
  );
}

type FormDoGrupo = UseFormReturnType<GrupoForm>;

/** The same of a whole group; questions of groups before it are asked about. */
export function CampoDeCondicoesDoGrupo({ id, form }: { id: string; form: FormDoGrupo }) {
  const sessao = useSessaoAtiva();
  const { idQuestionario, nome, ordemQuestionario, mostrarSe = NENHUMA } = form.values;
  const ha = idQuestionario !== '' && mostrarSe.condicoes.length > 0;
  const { data } = useQuery({ ...gruposData.doQuestionario(sessao, idQuestionario), enabled: ha });
  const { data: tipos = [] } = useQuery({ ...tiposDeRespostasData.todos(sessao), enabled: ha });
  const perguntas = usePerguntas(idQuestionario, mostrarSe);
  const grupos = [
    ...(data?.itens.filter((um) => um.id !== id) ?? []),
    { id, nome, ordemQuestionario, mostrarSe },
  ];
  const emLugares = emLugar(grupos, (um) => um.ordemQuestionario).map((um) => um.id);
  const deAntes = emLugares.slice(0, emLugares.indexOf(id));
  const emOrdem = emOrdemDeResposta<DasCondicoes>(grupos, perguntas ?? []);
  const lidas = perguntas !== undefined && data !== undefined;
  return (
    <Condicoes
      dizeres={DO_GRUPO}
      mostrarSe={mostrarSe}
      aoMudar={(novo) => form.setFieldValue('mostrarSe', novo)}
      erros={form.errors}
      perguntas={emOrdem}
      anteriores={emOrdem.filter(({ grupo }) => deAntes.includes(grupo))}
      lidas={lidas}
      defeitos={lidas ? defeitosDasCondicoes({ grupos, perguntas: emOrdem }, tipos) : []}
      tipos={tipos}
      falta={idQuestionario === '' ? 'Escolha antes o questionário.' : undefined}
    />
  );
}

type DasCondicoes = Pick<ComId<Pergunta>, 'id' | 'nome' | 'grupo' | 'ordem' | 'tipoDeResposta' | 'mostrarSe'>;

/** Of the questionnaire; undefined until they are read, which is when somebody adds a condition. */
function usePerguntas(idQuestionario: string, { condicoes }: MostrarSe) {
  const sessao = useSessaoAtiva();
  const { data } = useQuery({
    ...perguntasData.doQuestionario(sessao, idQuestionario),
    enabled: idQuestionario !== '' && condicoes.length > 0,
  });
  return data?.itens;
}

const DA_PERGUNTA = {
  com: 'Ela aparece só a quem respondeu assim às perguntas de antes. Escondida, não é obrigatória e não conta.',
  sem: 'Ela aparece sempre. Com uma condição, aparece só a quem respondeu de certo modo a perguntas de antes.',
  quando: 'Ela aparece quando',
  nenhumaAntes: 'Nenhuma pergunta vem antes desta.',
};
const DO_GRUPO = {
  com: 'O grupo inteiro aparece só a quem respondeu assim a perguntas dos grupos de antes. Escondido, nenhuma pergunta dele é obrigatória nem conta.',
  sem: 'O grupo aparece sempre. Com uma condição, aparece só a quem respondeu de certo modo a perguntas dos grupos de antes.',
  quando: 'O grupo aparece quando',
  nenhumaAntes: 'Nenhuma pergunta está em um grupo antes deste.',
};

interface PropsDasCondicoes {
  dizeres: typeof DA_PERGUNTA;
  mostrarSe: MostrarSe;
  aoMudar: (mostrarSe: MostrarSe) => void;
  erros: UseFormReturnType<PerguntaForm>['errors'];
  /** Of the questionnaire, in the order of answering; those that may be asked about among them. */
  perguntas: readonly DasCondicoes[];
  anteriores: readonly DasCondicoes[];
  lidas: boolean;
  defeitos: readonly Defeito[];
  tipos: readonly ComId<TipoDeResposta>[];
  /** What must be chosen first. */
  falta: string | undefined;
}

function Condicoes({
  dizeres,
  mostrarSe: { liga, condicoes },
  aoMudar,
  erros,
  perguntas,
  anteriores,
  lidas,
  defeitos,
  tipos,
  falta,
}: PropsDasCondicoes) {
  const mudar = (novas: Condicao[], nova: Ligacao = liga) => aoMudar({ liga: nova, condicoes: novas });
  const nenhumaAntes = lidas && anteriores.length === 0;
  return (
    <fieldset className={classes.caixa}>
      <legend>Mostrar se</legend>
      <Text size="sm" c="dimmed">
        {condicoes.length > 0 ? dizeres.com : dizeres.sem}
      </Text>
      {condicoes.length > 1 ? (
        <NativeSelect
          label={dizeres.quando}
          data={Object.entries(ROTULO_DA_LIGACAO).map(([value, label]) => ({ value, label }))}
          value={liga}
          onChange={({ currentTarget: { value } }) => mudar(condicoes, value as Ligacao)}
        />
      ) : null}
      <ol className={classes.linhas}>
        {condicoes.map((condicao, i) => (
          <UmaCondicao
            key={i}
            i={i}
            condicao={condicao}
            defeito={defeitos.find((um) => um.condicao === condicao)}
            erros={erros}
            anteriores={anteriores}
            nomeDe={(de) => perguntas.find((uma) => uma.id === de)?.nome}
            tipoDe={(de) =>
              tipos.find((tipo) => tipo.id === perguntas.find((uma) => uma.id === de)?.tipoDeResposta)
            }
            aoMudar={(nova) => mudar(condicoes.with(i, nova))}
            aoRemover={() => mudar(condicoes.toSpliced(i, 1))}
          />
        ))}
      </ol>
      {falta ? <Text size="sm">{falta}</Text> : null}
      {nenhumaAntes && !falta ? <Text size="sm">{dizeres.nenhumaAntes}</Text> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={condicoes.length >= MAXIMO_DE_CONDICOES || nenhumaAntes || falta !== undefined}
        onClick={() => mudar([...condicoes, EM_BRANCO])}
      >
        Adicionar condição
      </Button>
    </fieldset>
  );
}

/** What stands in the record is offered too, so that nothing changes by being looked at. */
const com = (opcoes: readonly { value: string; label: string }[], tido: string, rotulo: string) =>
  tido === '' || opcoes.some(({ value }) => value === tido)
    ? [...opcoes]
    : [...opcoes, { value: tido, label: rotulo }];

interface PropsDaCondicao {
  i: number;
  condicao: Condicao;
  defeito: Defeito | undefined;
  erros: UseFormReturnType<PerguntaForm>['errors'];
  anteriores: readonly { id: string; nome: string }[];
  nomeDe: (id: string) => string | undefined;
  tipoDe: (id: string) => TipoDeResposta | undefined;
  aoMudar: (condicao: Condicao) => void;
  aoRemover: () => void;
}

function UmaCondicao({
  i,
  condicao,
  defeito,
  erros,
  anteriores,
  nomeDe,
  tipoDe,
  aoMudar,
  aoRemover,
}: PropsDaCondicao) {
  const { pergunta, como, valor } = condicao;
  const tipo = tipoDe(pergunta);
  const comparacoes = tipo ? NA_MONTAGEM[tipo.tipoDeResposta].comparacoes : SEM_TIPO;
  const valores = tipo ? valoresDe(tipo) : [];
  const erro = (campo: keyof Condicao) => erros[`mostrarSe.condicoes.${i}.${campo}`];
  return (
    <li className={classes.condicao}>
      <NativeSelect
        label={`Pergunta da condição ${i + 1}`}
        error={erro('pergunta')}
        value={pergunta}
        data={[
          { value: '', label: 'Escolha' },
          ...com(
            anteriores.map(({ id, nome }, n) => ({ value: id, label: `${n + 1}. ${nome}` })),
            pergunta,
            nomeDe(pergunta) ?? 'Pergunta que não existe mais',
          ),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const novo = tipoDe(value);
          const [primeira = 'respondida'] = novo ? comparacoesDe(novo.tipoDeResposta) : [];
          aoMudar({ pergunta: value, como: primeira, valor: '' });
        }}
      />
      <NativeSelect
        label={`Comparação da condição ${i + 1}`}
        error={erro('como')}
        value={como}
        data={com(
          Object.entries(comparacoes).map(([value, label]) => ({ value, label })),
          como,
          'não se responde mais assim',
        )}
        onChange={({ currentTarget: { value } }) =>
          aoMudar({ pergunta, como: value as ComoSeCompara, valor: value === 'respondida' ? '' : valor })
        }
      />
      {como === 'respondida' ? (
        <span />
      ) : valores === 'numero' ? (
        <TextInput
          label={`Número da condição ${i + 1}`}
          inputMode="decimal"
          error={erro('valor')}
          value={valor}
          onChange={({ currentTarget: { value } }) => aoMudar({ ...condicao, valor: value.trim() })}
        />
      ) : (
        <NativeSelect
          label={`Resposta da condição ${i + 1}`}
          error={erro('valor')}
          value={valor}
          data={[
            { value: '', label: 'Escolha' },
            ...com(
              valores.map((um) => ({ value: um, label: um })),
              valor,
              `${valor} (não há mais)`,
            ),
          ]}
          onChange={({ currentTarget: { value } }) => aoMudar({ ...condicao, valor: value })}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="red"
        mt={28}
        aria-label={`Remover a condição ${i + 1}`}
        onClick={aoRemover}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      {defeito && pergunta !== '' && !erro('valor') && (como === 'respondida' || valor !== '') ? (
        <Input.Error className={classes.defeito ?? ''}>{defeito.frase}</Input.Error>
      ) : null}
    </li>
  );
}
