/** Form of a play with its tactics, saved together (part 2 §5). Customising makes a copy (decisions D8). */
import '@mantine/core/styles/Switch.css';
import { Alert, Button, NativeSelect, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { tiposDeJogadaData } from '@/areas/tiposDeJogada/tiposDeJogada.data';
import type { ComId } from '@/domain/comum/campos';
import { AMBICOES, camposDaJogada, type Jogada, jogadas } from '@/domain/incentivo/jogada';
import { taticaForm } from '@/domain/incentivo/tatica';
import type { TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { useAberto } from '@/ui/formulario/useAberto';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { SAIR_SEM_SALVAR, useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { CampoDeOpcao } from '../CampoDeOpcao';
import { ListaDeTaticas } from '../ListaDeTaticas';
import { opcoesDaJogada } from '../opcoes.data';
import { tiposDeInovacaoData } from '../tipos/tipos.data';
import { jogadasData, type TaticaDoForm } from './jogadas.data';

const TipoDeJogadaFormModal = aoAbrir(() =>
  import('@/areas/tiposDeJogada/TipoDeJogadaFormModal').then((m) => m.TipoDeJogadaFormModal),
);
const EscolherTaticasModal = aoAbrir(() =>
  import('./EscolherTaticasModal').then((m) => m.EscolherTaticasModal),
);

const schema = z.object({
  ...camposDaJogada,
  taticas: z.array(
    z.extend(taticaForm, { id: z.string(), idTatica: z.string(), tipo: z.string(), categoria: z.string() }),
  ),
});
type Campos = z.infer<typeof jogadas.form> & { taticas: TaticaDoForm[] };

const TITULO = { criar: 'Criar', editar: 'Editar', customizar: 'Customizar' } as const;

interface Props {
  /** Where it is stored: of a copy, its own. */
  id: string;
  modo: keyof typeof TITULO;
  /** The play to edit, or to copy; absent for a new one. */
  jogada?: ComId<Jogada>;
  taticas: readonly ComId<TaticaDaJogada>[];
}

const daTela = ({ id, nome, descricao, idTatica, tipo, categoria }: ComId<TaticaDaJogada>): TaticaDoForm => ({
  id,
  nome,
  descricao,
  idTatica,
  tipo,
  categoria,
});

export function JogadaForm({ id, modo, jogada, taticas }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const edita = modo === 'editar';
  const lida = useAberto(jogada);
  const lidas = useAberto(edita ? taticas : []);
  const [inicial] = useState<Campos>(() => ({
    ...jogadas.formDe(lida),
    ...(edita ? {} : { sugerida: false }),
    taticas: taticas.map(daTela).map((tatica) => (edita ? tatica : { ...tatica, id: jogadasData.novoId() })),
  }));
  const [escolhendo, escolher] = useState(false);
  const { mutateAsync } = useMutation(jogadasData.salvarComTaticas(sessao, edita ? lida : undefined));
  const voltar = () => void navegar(para('/jogadas-de-inovacao'));
  const formulario = useFormulario<Campos, Campos>({
    schema,
    valoresIniciais: inicial,
    aoEnviar: ({ taticas: lista, ...form }) => mutateAsync({ id, form, taticas: lista, lidas }),
    aoConcluir: voltar,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/jogada/${modo}/${lida?.id ?? 'nova'}`,
  });
  const { form, sujo, rascunho } = formulario;
  useGuardaDeSaida(sujo, rascunho.apagar);
  const cancelar = async () => {
    if (sujo && !(await confirmar(SAIR_SEM_SALVAR))) return;
    rascunho.apagar();
    voltar();
  };
  const titulo = `${TITULO[modo]} jogada de inovação`;
  const movimentadas = new Set(lidas.filter(({ status }) => status > 0).map(({ id: dela }) => dela));
  const mudarTaticas = (novas: TaticaDoForm[]) => form.setFieldValue('taticas', novas);
  return (
    <ListaDeTaticas
      taticas={form.values.taticas}
      aoMudar={mudarTaticas}
      nova={() => ({
        id: jogadasData.novoId(),
        nome: '',
        descricao: '',
        idTatica: '',
        tipo: '',
        categoria: '',
      })}
      vazio="Nenhuma tática cadastrada"
      fixa={({ id: dela }) => (movimentadas.has(dela) ? 'Já tem movimentação: fica na jogada.' : undefined)}
      outrasAcoes={
        tiposDeInovacaoData.pode(sessao, 'list') && (
          <Button variant="default" onClick={() => escolher(true)}>
            Escolher do catálogo
          </Button>
        )
      }
    >
      {(lista, dialogo) => (
        <Stack gap="md" maw={860}>
          <Breadcrumbs itens={caminhoDaTela('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', titulo)} />
          <Title order={1}>{titulo}</Title>
          <CorpoDoFormulario formulario={formulario} aoCancelar={() => void cancelar()}>
            {modo === 'customizar' && (
              <Alert color="blue" title={`Cópia de "${lida?.nome}"`}>
                A jogada sugerida continua como está. O que você salvar aqui é uma jogada nova, da sua
                empresa.
              </Alert>
            )}
            <SecoesDoFormulario
              secoes={[
                {
                  titulo: 'A jogada',
                  conteudo: (
                    <>
                      <TextInput label="Nome" {...form.getInputProps('nome')} />
                      <Textarea
                        label="Descrição"
                        autosize
                        minRows={3}
                        maxRows={10}
                        {...form.getInputProps('descricao')}
                      />
                      <CampoDeOpcao
                        rotulo="Categoria"
                        ajuda="O tipo de jogada."
                        opcoes={opcoesDaJogada}
                        criacao={{
                          oQue: 'tipo de jogada',
                          pode: tiposDeJogadaData.pode(sessao, 'create'),
                          formulario: (props) => <TipoDeJogadaFormModal {...props} />,
                        }}
                        valor={{ id: form.values.tipoDeJogada, nome: form.values.nomeTipoDeJogada }}
                        aoMudar={(tipoDeJogada, nomeTipoDeJogada) =>
                          form.setValues({ tipoDeJogada, nomeTipoDeJogada })
                        }
                        erro={form.errors['tipoDeJogada'] ?? form.errors['nomeTipoDeJogada']}
                      />
                      <NativeSelect
                        label="Nível de ambição"
                        data={[{ value: '', label: 'Sem nível' }, ...AMBICOES]}
                        {...form.getInputProps('ambicao')}
                      />
                      <TextInput label="Segmento que se aplica" {...form.getInputProps('segmento')} />
                      {modo === 'criar' && sessao.quem.papel === 'ADMIN' && (
                        <Switch
                          label="Criar como jogada sugerida?"
                          {...form.getInputProps('sugerida', { type: 'checkbox' })}
                        />
                      )}
                    </>
                  ),
                },
                { titulo: 'Táticas', conteudo: lista },
              ]}
            />
          </CorpoDoFormulario>
          {dialogo}
          {escolhendo && (
            <EscolherTaticasModal
              jaTem={form.values.taticas.map(({ idTatica }) => idTatica)}
              aoFechar={() => escolher(false)}
              aoEscolher={(novas) => mudarTaticas([...form.values.taticas, ...novas])}
            />
          )}
        </Stack>
      )}
    </ListaDeTaticas>
  );
}
