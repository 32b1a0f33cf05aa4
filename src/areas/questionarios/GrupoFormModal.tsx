/** Registers or changes a group of questions (part 3 §5). */
import '@mantine/core/styles/Switch.css';
import { NativeSelect, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Grupo, GrupoForm } from '@/domain/diagnostico/grupo';
import { defeitosDasCondicoes, recusaDaOrdem } from '@/domain/diagnostico/mostrar-se';
import type { QuestionarioForm } from '@/domain/diagnostico/questionario';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDaOrdem, CampoDoPeso } from './CampoDeNumero';
import { CampoDeFaixas } from './CampoDeFaixas';
import { CampoDeCondicoesDoGrupo } from './CampoDeCondicoes';
import { gruposData, perguntasData, questionariosData } from './questionarios.data';
import { tiposDeRespostasData } from './tiposDeRespostas.data';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const QuestionarioFormModal = aoAbrir(() =>
  import('./QuestionarioFormModal').then((m) => m.QuestionarioFormModal),
);

interface Props extends DoForm<Grupo, GrupoForm> {
  /** What a new one begins with: the questionnaire it is added to, and its place there. */
  inicial?: Partial<GrupoForm> | undefined;
  /** It can be added to no other questionnaire. */
  soNele?: boolean;
}

export function GrupoFormModal({ inicial, soNele = false, ...props }: Props) {
  const { registro } = props;
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  /** Conditions that cannot hold, of this group or of what looks at its questions, are told before anything is stored. */
  async function conferirCondicoes(form: GrupoForm, id: string) {
    const mudouDeLugar = registro && registro.ordemQuestionario !== form.ordemQuestionario;
    if (!form.mostrarSe?.condicoes.length && !mudouDeLugar) return;
    // Somebody who does not read all of it is told before it is published.
    if (![gruposData, perguntasData, tiposDeRespostasData].every((dados) => dados.pode(sessao, 'list')))
      return;
    const [grupos, perguntas, tipos] = await Promise.all([
      cliente.fetchQuery(gruposData.doQuestionario(sessao, form.idQuestionario)),
      cliente.fetchQuery(perguntasData.doQuestionario(sessao, form.idQuestionario)),
      cliente.fetchQuery(tiposDeRespostasData.todos(sessao)),
    ]);
    const antes = { grupos: grupos.itens, perguntas: perguntas.itens };
    const depois = { ...antes, grupos: [...antes.grupos.filter((um) => um.id !== id), { ...form, id }] };
    const proprio = defeitosDasCondicoes(depois, tipos).find(
      ({ dono }) => dono.tipo === 'grupo' && dono.id === id,
    );
    const frase = proprio?.frase ?? recusaDaOrdem(antes, depois);
    if (frase) throw new ErroDoProduto(frase);
  }
  return (
    <FormDoCadastro
      {...props}
      dados={gruposData}
      titulo="Cadastro de grupos"
      tamanho="lg"
      antesDeSalvar={conferirCondicoes}
      inicial={inicial}
      guardaNovo
    >
      {(form, id) => (
        <>
          <CampoDoQuestionario
            valor={form.values.idQuestionario}
            fixo={props.registro !== undefined || soNele}
            aoMudar={(idQuestionario, idProjeto) => form.setValues({ idQuestionario, idProjeto })}
            erro={form.errors['idQuestionario']}
          />
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <Textarea
            label="Descrição"
            description="O que esta dimensão olha."
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('descricao')}
          />
          <CampoDaOrdem {...form.getInputProps('ordemQuestionario')} />
          <CampoDoPeso rotulo="Peso da nota" {...form.getInputProps('pesoNota')} />
          <Switch label="Mostrar no radar" {...form.getInputProps('radar', { type: 'checkbox' })} />
          <CampoDeFaixas
            rotulo="Feedbacks"
            faixas={form.values.feedbacks}
            campo={(caminho) => form.getInputProps(`feedbacks.${caminho}`)}
            aoAdicionar={(nova) => form.insertListItem('feedbacks', nova)}
            aoRemover={(i) => form.removeListItem('feedbacks', i)}
            erro={form.errors['feedbacks']}
          />
          <CampoDeCondicoesDoGrupo id={id} form={form} />
        </>
      )}
    </FormDoCadastro>
  );
}

interface PropsDoCampo {
  valor: string;
  fixo: boolean;
  aoMudar: (idQuestionario: string, idProjeto: string) => void;
  erro: ReactNode;
}

function CampoDoQuestionario({ valor, fixo, aoMudar, erro }: PropsDoCampo) {
  const sessao = useSessaoAtiva();
  const { data = [], isLoading, isError } = useQuery(questionariosData.todos(sessao));
  const achar = (id: string) => data.find((questionario) => questionario.id === id);
  if (fixo)
    return (
      <Text size="sm">
        Questionário: <b>{achar(valor)?.nome ?? 'removido ou fora do seu alcance'}</b>
      </Text>
    );
  return (
    <CriarNoLugar<ComId<QuestionarioForm>>
      oQue="questionário"
      pode={questionariosData.pode(sessao, 'create')}
      vazio={!isLoading && !isError && data.length === 0}
      formulario={(props) => <QuestionarioFormModal {...props} />}
      aoCriar={({ id, idProjeto }) => aoMudar(id, idProjeto)}
    >
      <NativeSelect
        label="Questionário"
        description="Não muda depois de salvo."
        error={erro}
        value={valor}
        onChange={({ currentTarget: { value } }) => aoMudar(value, achar(value)?.idProjeto ?? '')}
        data={[
          { value: '', label: isLoading ? 'Carregando…' : 'Escolha' },
          ...data.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
    </CriarNoLugar>
  );
}
