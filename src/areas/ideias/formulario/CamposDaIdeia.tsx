/** Fields of 'Cadastro de ideia' (part 2 §5). Switches appear as far as the chosen rule allows them. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import { Alert, MultiSelect, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type IdeiaForm, OBJETIVOS } from '@/domain/ideias/ideia-form';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import type { RegulamentoIdeiasForm } from '@/domain/regulamentos/regulamento-form';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import { CampoDeAnexos } from '@/areas/anexos/CampoDeAnexos';
import { EscolhaDePessoas } from '@/areas/pais/EscolhaDePessoas';
import { IdeiasParecidas } from './IdeiasParecidas';
import type { RegulamentoAtivo } from '@/areas/regulamentos/regulamentos.data';
import { podeMudarPrivacidade } from '../pessoas';
import { SemVagas } from './PrevisaoDaPublicacao';
import { ROTULO_DO_TEXTO } from '../rotulos';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const RegulamentoFormModal = aoAbrir(() =>
  import('@/areas/regulamentos/RegulamentoFormModal').then((m) => m.RegulamentoFormModal),
);

interface Props {
  form: UseFormReturnType<IdeiaForm>;
  ideiaId: string;
  regulamentos: readonly RegulamentoAtivo[];
  /** Membership path of the author: never among the participants. */
  autor: string | undefined;
  /** The idea is not published yet. Its rule can be chosen, and the field says when a rule takes no more ideas. */
  publicavel: boolean;
}

/** The rule an unpublished idea goes under: chosen where more than one runs, or the draft's own runs no more. */
function EscolhaDoRegulamento({ form, regulamentos }: Pick<Props, 'form' | 'regulamentos'>) {
  const sessao = useSessaoAtiva();
  const cria = pode(sessao, permissoesDeRegulamentos.regulamentosIdeias, 'create');
  const escolhido = regulamentos.find(({ caminho }) => caminho === form.values.regulamentoReference);
  const sob = (
    novo: Pick<RegulamentoAtivo, 'caminho' | 'permitirIdeiaPrivada' | 'permitirControlarInteracao'>,
  ) =>
    // What the new rule does not permit has no switch any more by which it could be taken back.
    form.setValues({
      regulamentoReference: novo.caminho,
      ...(novo.permitirIdeiaPrivada ? {} : { privado: false }),
      ...(novo.permitirControlarInteracao ? {} : { permitirComentarios: true, permitirPatrocinio: true }),
    });
  if (regulamentos.length === 0) {
    return (
      <Alert color="yellow" title="Regulamento não encontrado">
        Nenhum regulamento de ideias está em andamento. Você pode salvar o rascunho; a publicação espera o
        próximo.
        <CriarNoLugar<ComId<RegulamentoIdeiasForm>>
          oQue="regulamento de ideias"
          pode={cria}
          // The alert says that there is none.
          vazio={!cria}
          formulario={(props) => <RegulamentoFormModal {...props} />}
          aoCriar={({ id, ...novo }) => {
            // One that begins later is offered from then on.
            if (novo.dataInicial <= diaDe(new Date()))
              sob({ ...novo, caminho: caminhos.regulamentoIdeias(sessao.contexto, id) });
          }}
        />
      </Alert>
    );
  }
  if (escolhido && regulamentos.length === 1) return null;
  const escolher = (caminho: string | null) => {
    const novo = regulamentos.find((regulamento) => regulamento.caminho === caminho);
    if (novo) sob(novo);
  };
  return (
    <Select
      label="Regulamento"
      description="Define as moedas e os pontos desta ideia."
      placeholder="Escolha o regulamento"
      allowDeselect={false}
      data={regulamentos.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
      value={escolhido?.caminho ?? null}
      onChange={escolher}
      error={form.errors['regulamentoReference']}
    />
  );
}

/** Where the rule can be read. Its author may have typed anything, so only web addresses are followed. */
function TextoDoRegulamento({ form, regulamentos }: Pick<Props, 'form' | 'regulamentos'>) {
  const escolhido = regulamentos.find(({ caminho }) => caminho === form.values.regulamentoReference);
  if (!escolhido?.linkRegulamento || !/^https?:\/\//i.test(escolhido.linkRegulamento)) return null;
  return (
    <LinkEmOutraAba href={escolhido.linkRegulamento} size="sm" aVista>
      Ler o regulamento
    </LinkEmOutraAba>
  );
}

function Interruptores({
  form,
  regulamentos,
  mandaNela,
}: Pick<Props, 'form' | 'regulamentos'> & { mandaNela: boolean }) {
  const regulamento = regulamentos.find(({ caminho }) => caminho === form.values.regulamentoReference);
  const campo = (nome: keyof IdeiaForm) => form.getInputProps(nome, { type: 'checkbox' });
  return (
    <Stack gap="xs">
      {regulamento?.permitirControlarInteracao && (
        <>
          <Switch label="Permitir comentários" {...campo('permitirComentarios')} />
          <Switch label="Permitir patrocínio" {...campo('permitirPatrocinio')} />
        </>
      )}
      {regulamento?.permitirIdeiaPrivada && mandaNela && (
        <Switch
          label="Ideia privada"
          description="Só você e os participantes a veem."
          {...campo('privado')}
        />
      )}
      <Switch
        label="Gostaria de participar da implantação"
        {...campo('autorGostariaParticiparImplantacao')}
      />
    </Stack>
  );
}

export function CamposDaIdeia({ form, ideiaId, regulamentos, autor, publicavel }: Props) {
  const sessao = useSessaoAtiva();
  const { contexto, empresa, referencia } = sessao;
  const mandaNela = podeMudarPrivacidade(sessao, autor);
  const texto = (campo: (typeof ROTULO_DO_TEXTO)[number]['campo']) => {
    const { rotulo, ajuda } = ROTULO_DO_TEXTO.find((texto) => texto.campo === campo) ?? {};
    return (
      <Textarea
        label={rotulo}
        description={ajuda}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps(campo)}
      />
    );
  };
  const aIdeia = (
    <>
      <TextInput label="Título" {...form.getInputProps('titulo')} />
      <IdeiasParecidas titulo={form.values.titulo} ideiaId={ideiaId} />
      {publicavel && <EscolhaDoRegulamento form={form} regulamentos={regulamentos} />}
      <TextoDoRegulamento form={form} regulamentos={regulamentos} />
      {publicavel && form.values.regulamentoReference && (
        <SemVagas regulamento={form.values.regulamentoReference} />
      )}
      {texto('descricaoProblema')}
      {texto('descricao')}
    </>
  );
  const detalhes = (
    <>
      <MultiSelect
        label="Objetivos"
        placeholder={form.values.objetivo.length === 0 ? 'Escolha um ou mais' : ''}
        data={[...OBJETIVOS]}
        {...form.getInputProps('objetivo')}
      />
      <MultiSelect
        label="Setores"
        placeholder={form.values.setores.length === 0 ? 'Escolha um ou mais' : ''}
        data={empresa.setores}
        searchable
        {...form.getInputProps('setores')}
      />
      {texto('diferenciais')}
      {texto('comoAtingirObjetivo')}
      {texto('feedback')}
    </>
  );
  const equipe = (
    <>
      {(mandaNela || form.getInitialValues().participantesReferences.includes(referencia)) && (
        <EscolhaDePessoas
          rotulo="Participantes (opcional)"
          menos={autor ?? referencia}
          valor={form.values.participantesReferences}
          aoMudar={(referencias) => form.setFieldValue('participantesReferences', referencias)}
          erro={form.errors['participantesReferences']}
        />
      )}
      <CampoDeAnexos
        pasta={caminhos.ideia(contexto, ideiaId)}
        anexos={form.values.anexos}
        aoMudar={(mudar) => form.setFieldValue('anexos', mudar)}
        erro={form.errors['anexos']}
      />
      <Interruptores form={form} regulamentos={regulamentos} mandaNela={mandaNela} />
    </>
  );
  return (
    <SecoesDoFormulario
      secoes={[
        { titulo: 'A ideia', conteudo: aIdeia },
        { titulo: 'Como funciona', conteudo: detalhes },
        { titulo: 'Equipe e anexos', conteudo: equipe },
      ]}
    />
  );
}
