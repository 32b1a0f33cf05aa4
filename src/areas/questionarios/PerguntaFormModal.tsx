/** Registers or changes a question (part 3 §5). */
import '@mantine/core/styles/Switch.css';
import { NativeSelect, Switch, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import {
  CAIXAS,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  NUMERO,
  temOpcoes,
  TEXTO,
} from '@/domain/diagnostico/tipo-de-resposta';
import { defeitosDasCondicoes, recusaDaOrdem } from '@/domain/diagnostico/mostrar-se';
import { emLugar } from '@/domain/diagnostico/ordem';
import type { Pergunta, PerguntaForm } from '@/domain/diagnostico/pergunta';
import { agrupar } from '@/domain/comum/agrupar';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { GrupoForm } from '@/domain/diagnostico/grupo';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDasAfirmacoes } from './CampoDasAfirmacoes';
import { CampoDeCondicoes } from './CampoDeCondicoes';
import { CampoDaOrdem, CampoDoPeso } from './CampoDeNumero';
import { PreviaDaResposta } from './PreviaDaResposta';
import { gruposData, perguntasData, questionariosData } from './questionarios.data';
import { tiposDeRespostasData } from './tiposDeRespostas.data';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const GrupoFormModal = aoAbrir(() => import('./GrupoFormModal').then((m) => m.GrupoFormModal));
const TipoDeRespostaFormModal = aoAbrir(() =>
  import('./TipoDeRespostaFormModal').then((m) => m.TipoDeRespostaFormModal),
);

const SEM_NOTA: Partial<Record<number, string>> = {
  [TEXTO]: 'Um texto não tem nota: o peso não conta.',
  [NUMERO]: 'Um número não tem nota: o peso não conta.',
  [DIA]: 'Um dia não tem nota: o peso não conta.',
};

interface Props extends DoForm<Pergunta> {
  /** What a new one begins with: its group, the questionnaire it stays in, and its place. */
  inicial?: Partial<PerguntaForm>;
}

/** Groups a question may stand in, under their questionnaires. One that is stored stays in its own. */
function useGrupos(de: Partial<Pick<PerguntaForm, 'idProjeto' | 'idQuestionario'>>) {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  const { idProjeto = escolhido?.id ?? '', idQuestionario } = de;
  const {
    data: grupos,
    isLoading,
    isError,
  } = useQuery({
    ...gruposData.doProjeto(sessao, idProjeto),
    enabled: idProjeto !== '' && gruposData.pode(sessao, 'list'),
  });
  const { data: questionarios = [] } = useQuery(questionariosData.todos(sessao));
  const oferecidos = emLugar(
    (grupos?.itens ?? []).filter((grupo) => !idQuestionario || grupo.idQuestionario === idQuestionario),
    ({ ordemQuestionario }) => ordemQuestionario,
  );
  const porQuestionario = agrupar(oferecidos, (grupo) => grupo.idQuestionario);
  return {
    idQuestionario,
    vazio: !isLoading && !isError && oferecidos.length === 0,
    oferecidos,
    opcoes: [...porQuestionario].map(([id, seus]) => ({
      group: questionarios.find((um) => um.id === id)?.nome ?? 'Questionário removido',
      items: seus.map((grupo) => ({ value: grupo.id, label: grupo.nome })),
    })),
  };
}

export function PerguntaFormModal({ inicial, ...props }: Props) {
  const { registro } = props;
  const sessao = useSessaoAtiva();
  const { data: tipos = [], isLoading, isError } = useQuery(tiposDeRespostasData.todos(sessao));
  // A group that was created on the way may lie in another project.
  const [doCriado, definirDoCriado] = useState<{ idProjeto: string }>();
  const { oferecidos, opcoes, vazio, idQuestionario } = useGrupos(registro ?? inicial ?? doCriado ?? {});
  const cliente = useQueryClient();
  /** Conditions that cannot hold, of this question or of one that looks at it, are told before anything is stored. */
  async function conferirCondicoes(form: PerguntaForm, id: string) {
    const mudouDeLugar = registro && (registro.grupo !== form.grupo || registro.ordem !== form.ordem);
    if (!form.mostrarSe?.condicoes.length && !mudouDeLugar) return;
    // Somebody who does not read all of it is told before it is published.
    if (![gruposData, perguntasData, tiposDeRespostasData].every((dados) => dados.pode(sessao, 'list')))
      return;
    const [grupos, perguntas, todos] = await Promise.all([
      cliente.fetchQuery(gruposData.doQuestionario(sessao, form.idQuestionario)),
      cliente.fetchQuery(perguntasData.doQuestionario(sessao, form.idQuestionario)),
      cliente.fetchQuery(tiposDeRespostasData.todos(sessao)),
    ]);
    const antes = { grupos: grupos.itens, perguntas: perguntas.itens };
    const depois = {
      ...antes,
      perguntas: [...antes.perguntas.filter((uma) => uma.id !== id), { ...form, id }],
    };
    const proprio = defeitosDasCondicoes(depois, todos).find(
      ({ dono }) => dono.tipo === 'pergunta' && dono.id === id,
    );
    const frase = proprio?.frase ?? recusaDaOrdem(antes, depois);
    if (frase) throw new ErroDoProduto(frase);
  }
  return (
    <FormDoCadastro
      {...props}
      dados={perguntasData}
      antesDeSalvar={conferirCondicoes}
      titulo="Cadastro de pergunta"
      tamanho="lg"
      inicial={inicial}
      guardaNovo
    >
      {(form, id) => {
        const tipo = tipos.find(({ id }) => id === form.values.tipoDeResposta);
        return (
          <>
            <CriarNoLugar<ComId<GrupoForm>>
              oQue="grupo"
              pode={gruposData.pode(sessao, 'create')}
              vazio={vazio}
              formulario={(dele) => (
                <GrupoFormModal
                  {...dele}
                  inicial={
                    idQuestionario
                      ? {
                          idQuestionario,
                          idProjeto: form.values.idProjeto,
                          ordemQuestionario: oferecidos.length + 1,
                        }
                      : undefined
                  }
                  soNele={idQuestionario !== undefined}
                />
              )}
              aoCriar={({ id: grupo, idQuestionario: dele, idProjeto }) => {
                definirDoCriado({ idProjeto });
                form.setValues(registro ? { grupo } : { grupo, idQuestionario: dele, idProjeto });
              }}
            >
              <NativeSelect
                label="Grupo"
                value={form.values.grupo}
                error={form.errors['grupo']}
                onChange={({ currentTarget: { value: grupo } }) => {
                  const { idQuestionario = '', idProjeto = '' } =
                    oferecidos.find(({ id }) => id === grupo) ?? {};
                  form.setValues(registro ? { grupo } : { grupo, idQuestionario, idProjeto });
                }}
                data={[{ value: '', label: 'Escolha' }, ...opcoes]}
              />
            </CriarNoLugar>
            <Textarea label="Pergunta" autosize minRows={1} maxRows={4} {...form.getInputProps('nome')} />
            <Textarea
              label="Descrição"
              description="Explica a quem responde o que considerar."
              autosize
              minRows={2}
              maxRows={8}
              {...form.getInputProps('descricao')}
            />
            <CriarNoLugar<ComId<{ nome: string }>>
              oQue="tipo de resposta"
              pode={tiposDeRespostasData.pode(sessao, 'create')}
              vazio={!isLoading && !isError && tipos.length === 0}
              formulario={(dele) => <TipoDeRespostaFormModal {...dele} />}
              aoCriar={({ id }) => form.setFieldValue('tipoDeResposta', id)}
            >
              <NativeSelect
                label="Tipo de resposta"
                data={[
                  { value: '', label: isLoading ? 'Carregando…' : 'Escolha' },
                  ...tipos.map(({ id, nome }) => ({ value: id, label: nome })),
                ]}
                {...form.getInputProps('tipoDeResposta')}
              />
            </CriarNoLugar>
            {tipo?.tipoDeResposta === MATRIZ ? <CampoDasAfirmacoes form={form} /> : null}
            {tipo ? <PreviaDaResposta {...tipo} /> : null}
            <CampoDaOrdem {...form.getInputProps('ordem')} />
            <CampoDoPeso
              rotulo="Peso"
              ajuda={tipo && SEM_NOTA[tipo.tipoDeResposta]}
              {...form.getInputProps('peso')}
            />
            <Switch label="Obrigatória" {...form.getInputProps('obrigatoria', { type: 'checkbox' })} />
            {!tipo || temOpcoes(tipo.tipoDeResposta) || tipo.tipoDeResposta === ESCALA ? (
              <Switch
                label="Inversa"
                description="Uma resposta alta vale pouco."
                {...form.getInputProps('inversa', { type: 'checkbox' })}
              />
            ) : null}
            {tipo?.tipoDeResposta === CAIXAS || tipo?.tipoDeResposta === ESCOLHA_UNICA ? (
              <Switch
                label="Opções em ordem aleatória"
                description="Cada pessoa vê outra ordem, sempre a mesma para ela. 'Outra', 'Nenhuma' e 'Não se aplica' ficam no fim. O que se guarda não muda."
                checked={form.values.embaralhar ?? false}
                onChange={({ currentTarget: { checked } }) => form.setFieldValue('embaralhar', checked)}
              />
            ) : null}
            <CampoDeCondicoes id={id} form={form} grupos={oferecidos} tipos={tipos} />
          </>
        );
      }}
    </FormDoCadastro>
  );
}
