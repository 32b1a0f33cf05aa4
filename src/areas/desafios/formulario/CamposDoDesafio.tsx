/** Fields of 'Cadastro de desafio' (part 2 §5). Published, the rule and the proposer stay, and people join on their own. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Alert, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CampoDeAnexos } from '@/areas/anexos/CampoDeAnexos';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import { EscolhaDePessoas } from '@/areas/pais/EscolhaDePessoas';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { type DesafioForm, PRIMEIROS_PARTICIPANTES } from '@/domain/desafios/desafio-form';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import {
  type RegulamentoDesafiosForm,
  regulamentosDesafios,
} from '@/domain/regulamentos/regulamento-desafios';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const CategoriaDeDesafioFormModal = aoAbrir(() =>
  import('@/areas/categoriasDeDesafio/CategoriaDeDesafioFormModal').then(
    (m) => m.CategoriaDeDesafioFormModal,
  ),
);
const RegulamentoDeDesafiosFormModal = aoAbrir(() =>
  import('@/areas/regulamentos/RegulamentoDeDesafiosFormModal').then((m) => m.RegulamentoDeDesafiosFormModal),
);

interface Escolhivel {
  caminho: string;
  nome: string;
}

interface Props {
  form: UseFormReturnType<DesafioForm>;
  desafioId: string;
  /** Rules that run now. */
  regulamentos: readonly Escolhivel[];
  categorias: readonly Escolhivel[];
  publicado: boolean;
}

const opcoes = (itens: readonly Escolhivel[]) =>
  itens.map(({ caminho, nome }) => ({ value: caminho, label: nome }));

/** The rule of an unpublished challenge: chosen where more than one runs, or the draft's own runs no more. */
function EscolhaDoRegulamento({ form, regulamentos }: Pick<Props, 'form' | 'regulamentos'>) {
  const sessao = useSessaoAtiva();
  const cria = pode(sessao, regulamentosDesafios.acesso, 'create');
  const escolhido = regulamentos.find(({ caminho }) => caminho === form.values.regulamentoReference);
  if (regulamentos.length === 0) {
    return (
      <Alert color="yellow" title="Regulamento não encontrado">
        Nenhum regulamento de desafios está em andamento. Você pode salvar o rascunho; a publicação espera o
        próximo.
        <CriarNoLugar<ComId<RegulamentoDesafiosForm>>
          oQue="regulamento de desafios"
          pode={cria}
          // The alert says that there is none.
          vazio={!cria}
          formulario={(props) => <RegulamentoDeDesafiosFormModal {...props} />}
          aoCriar={({ id, dataInicial }) => {
            // One that begins later is offered from then on.
            if (dataInicial <= diaDe(new Date()))
              form.setFieldValue(
                'regulamentoReference',
                `${regulamentosDesafios.onde(sessao.contexto)}/${id}`,
              );
          }}
        />
      </Alert>
    );
  }
  if (escolhido && regulamentos.length === 1) return null;
  return (
    <Select
      label="Regulamento"
      description="Define as moedas que cada pessoa pode dar aos desafios."
      placeholder="Escolha o regulamento"
      allowDeselect={false}
      data={opcoes(regulamentos)}
      value={escolhido?.caminho ?? null}
      onChange={(caminho) => form.setFieldValue('regulamentoReference', caminho)}
      error={form.errors['regulamentoReference']}
    />
  );
}

function EscolhaDaCategoria({ form, categorias }: Pick<Props, 'form' | 'categorias'>) {
  const sessao = useSessaoAtiva();
  return (
    <CriarNoLugar<ComId<{ nome: string }>>
      oQue="categoria"
      pode={pode(sessao, categoriasDeDesafio.acesso, 'create')}
      vazio={categorias.length === 0}
      formulario={(props) => <CategoriaDeDesafioFormModal {...props} />}
      aoCriar={({ id }) =>
        form.setFieldValue('categoriaReference', `${categoriasDeDesafio.onde(sessao.contexto)}/${id}`)
      }
    >
      <Select
        label="Categoria"
        placeholder="Escolha a categoria"
        searchable
        data={opcoes(categorias)}
        nothingFoundMessage="Nada encontrado..."
        {...form.getInputProps('categoriaReference')}
      />
    </CriarNoLugar>
  );
}

export function CamposDoDesafio({ form, desafioId, regulamentos, categorias, publicado }: Props) {
  const { contexto } = useSessaoAtiva();
  const { propositorReference, participantesReferences, anexos } = form.values;
  const texto = (campo: 'descricao' | 'objetivo', label: string, description: string) => (
    <Textarea
      label={label}
      description={description}
      autosize
      minRows={3}
      maxRows={12}
      {...form.getInputProps(campo)}
    />
  );
  const oDesafio = (
    <>
      <TextInput label="Título" {...form.getInputProps('titulo')} />
      <EscolhaDaCategoria form={form} categorias={categorias} />
      {!publicado && <EscolhaDoRegulamento form={form} regulamentos={regulamentos} />}
      {texto('descricao', 'Descrição', 'O que se quer resolver, onde acontece e quem é afetado.')}
      {texto('objetivo', 'Objetivo', 'Como se reconhece que o desafio foi vencido.')}
    </>
  );
  const pessoas = (
    <>
      <EscolhaDePessoas
        rotulo="Propositor"
        ajuda={publicado ? 'Quem propôs um desafio publicado não muda.' : 'Quem propõe o desafio e o conduz.'}
        maximo={1}
        desabilitado={publicado}
        valor={propositorReference ? [propositorReference] : []}
        aoMudar={([referencia = '']) =>
          form.setValues({
            propositorReference: referencia,
            participantesReferences: participantesReferences.filter((outra) => outra !== referencia),
          })
        }
        erro={form.errors['propositorReference']}
      />
      {publicado ? null : (
        <EscolhaDePessoas
          rotulo="Primeiros participantes (opcional)"
          ajuda="Depois da publicação cada pessoa entra e sai por conta própria."
          maximo={PRIMEIROS_PARTICIPANTES}
          menos={propositorReference}
          valor={participantesReferences}
          aoMudar={(referencias) => form.setFieldValue('participantesReferences', referencias)}
          erro={form.errors['participantesReferences']}
        />
      )}
      <CampoDeAnexos
        pasta={caminhos.registro(contexto, DESAFIO.colecao, desafioId)}
        anexos={anexos}
        aoMudar={(mudar) => form.setFieldValue('anexos', mudar)}
        erro={form.errors['anexos']}
      />
    </>
  );
  return (
    <SecoesDoFormulario
      secoes={[
        { titulo: 'O desafio', conteudo: oDesafio },
        { titulo: 'Pessoas e anexos', conteudo: pessoas },
      ]}
    />
  );
}
