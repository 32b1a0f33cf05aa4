/** Who is in the jury of a phase, what is scored and until when (decisions P340). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, MultiSelect, NativeSelect, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { diaDe } from '@/domain/comum/datas';
import { MAXIMO_DE_VISTOS } from '@/domain/contratos/juri';
import { camposDoJuri, MAXIMO_DE_AVALIADORES, SEM_JURI } from '@/domain/diagnostico/juri';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { type Distribuido, type DoJuri, juriData, type PainelLido } from './juri.data';
import { comoOpcoes } from './palavras';
import { PreviaDaDistribuicao } from './PreviaDaDistribuicao';

const ESCOLHAS = [
  { value: 'TODAS', label: 'Todas as da fase' },
  { value: 'CATEGORIAS', label: 'As de algumas categorias' },
  { value: 'A_MAO', label: 'Escolhidas uma a uma' },
];

const juriForm = z
  .object({
    ...camposDoJuri,
    empresas: z.array(z.string()),
    /** An empty number field holds ''. */
    porEmpresa: z.union([
      z.literal(''),
      z
        .number()
        .check(
          z.int('Use um número inteiro.'),
          z.gte(1, 'Ao menos 1 avaliador por empresa.'),
          z.lte(MAXIMO_DE_AVALIADORES, `No máximo ${MAXIMO_DE_AVALIADORES} avaliadores por empresa.`),
        ),
    ]),
    /** Ids, of all questionnaires. */
    grupos: z.array(z.string()),
    redistribuir: z.boolean(),
  })
  .check(
    z.refine(({ escolha, categorias }) => escolha !== 'CATEGORIAS' || categorias.length > 0, {
      error: 'Escolha ao menos uma categoria.',
      path: ['categorias'],
    }),
    z.refine(({ escolha, empresas }) => escolha !== 'A_MAO' || empresas.length > 0, {
      error: 'Escolha ao menos uma empresa.',
      path: ['empresas'],
    }),
    z.refine(({ avaliadores, porEmpresa }) => porEmpresa === '' || porEmpresa <= avaliadores.length, {
      error: 'Não há tantos avaliadores no júri.',
      path: ['porEmpresa'],
    }),
  );
type Valores = z.infer<typeof juriForm>;

/** Somebody who may not score any more stays in the list until they are taken out. */
const avaliadoresPossiveis = ({ candidatos, juri }: PainelLido) => {
  const conhecidos = new Set(candidatos.map(({ id }) => id));
  const outros = (juri?.avaliadoresNomes ?? []).filter(({ id }) => !conhecidos.has(id));
  return [...candidatos, ...outros.map(({ id, nome }) => ({ id, nome: `${nome} (não avalia mais)` }))];
};

/** A first jury begins as the last edition's was made, without its people (decisions P424). */
const iniciaisDe = ({ juri, daEdicaoAnterior: antes }: PainelLido): Valores => ({
  avaliadores: juri?.avaliadores ?? [],
  escolha: juri?.escolha ?? antes?.escolha ?? 'TODAS',
  categorias: juri?.categorias ?? antes?.categorias ?? [],
  empresas: juri?.escolha === 'A_MAO' ? juri.empresas.flatMap(({ id, naFase }) => (naFase ? [id] : [])) : [],
  questionarios: juri?.questionarios ?? antes?.questionarios ?? [],
  grupos: Object.values(juri?.grupos ?? {}).flat(),
  porEmpresa: (juri ?? antes)?.porEmpresa ?? '',
  prazo: juri?.prazo ?? '',
  cegas: juri?.cegas ?? antes?.cegas ?? true,
  redistribuir: false,
});

const avaliados = ({ questionarios }: PainelLido, escolhidos: readonly string[]) =>
  questionarios.filter(({ id }) => escolhidos.length === 0 || escolhidos.includes(id));

/** The chosen groups by their questionnaire; one without any is scored in all of its own. */
const porQuestionario = (questionarios: PainelLido['questionarios'], escolhidos: readonly string[]) =>
  Object.fromEntries(
    questionarios.flatMap(({ id, grupos }) => {
      const seus = grupos.flatMap((um) => (escolhidos.includes(um.id) ? [um.id] : []));
      return seus.length > 0 ? [[id, seus] as const] : [];
    }),
  );

export function FormDoJuri({ qual, lido }: { qual: DoJuri; lido: PainelLido }) {
  const sessao = useSessaoAtiva();
  const simular = useMutation(juriData.simular(sessao, qual));
  const salvar = useMutation(juriData.salvar(sessao, qual));
  const [hoje] = useState(() => diaDe(new Date()));
  const [previa, setPrevia] = useState<Distribuido | null>(null);
  // The preview and what is stored after it are dealt by the same seed.
  const [outraSemente] = useState(() => 1 + Math.floor(Math.random() * 999_999));
  const paraEnviar = ({ porEmpresa, redistribuir, empresas, grupos, ...valores }: Valores) => ({
    ...valores,
    grupos: porQuestionario(avaliados(lido, valores.questionarios), grupos),
    porEmpresa: porEmpresa === '' ? null : porEmpresa,
    empresas: valores.escolha === 'A_MAO' ? empresas : [],
    semente: redistribuir || !lido.juri ? outraSemente : null,
  });
  // What the form holds stands on the jury that it began with, and on what it sent itself.
  const [comecou] = useState(() => lido.juri?.edicao ?? SEM_JURI);
  const tentadas = useRef<string[]>([]);
  const idDaEdicao = useUltimoPedido();
  const editado = (dados: ReturnType<typeof paraEnviar>) => {
    const edicao = idDaEdicao(dados);
    const outras = tentadas.current.filter((uma) => uma !== edicao).slice(1 - MAXIMO_DE_VISTOS);
    tentadas.current = [...outras, edicao];
    return { ...dados, edicao, vistos: [comecou, ...outras] };
  };
  const formulario = useFormulario({
    schema: juriForm,
    valoresIniciais: iniciaisDe(lido),
    aoEnviar: async (valores: Valores) => {
      await salvar.mutateAsync(editado(paraEnviar(valores)));
      setPrevia(null);
    },
    rascunhoKey: `juri-${qual.projetoId}-${qual.fase}`,
  });
  const { form, enviarPor } = formulario;
  const ver = async (valores: Valores) => {
    setPrevia(await simular.mutateAsync(paraEnviar(valores)));
    // Nothing was sent: what was changed is still there to be saved.
    return false;
  };
  return (
    <Stack gap="lg">
      <CorpoDoFormulario
        formulario={formulario}
        rotuloEnviar="Salvar júri"
        embutido
        outrasAcoes={
          <Button variant="default" disabled={formulario.ocupado} onClick={() => enviarPor(ver)}>
            Ver como fica
          </Button>
        }
      >
        {!lido.juri && lido.daEdicaoAnterior ? (
          <Text size="sm">
            O júri começa como o de {lido.daEdicaoAnterior.projeto}, sem as pessoas: escolha quem avalia desta
            vez, e até quando.
          </Text>
        ) : null}
        <MultiSelect
          label="Avaliadores"
          description="Pessoas da empresa que leem as respostas dos outros."
          data={comoOpcoes(avaliadoresPossiveis(lido))}
          searchable
          hidePickedOptions
          maxValues={MAXIMO_DE_AVALIADORES}
          nothingFoundMessage="Nada encontrado..."
          {...form.getInputProps('avaliadores')}
        />
        <NativeSelect label="Empresas" data={ESCOLHAS} {...form.getInputProps('escolha')} />
        {form.values.escolha === 'CATEGORIAS' ? (
          <MultiSelect label="Categorias" data={lido.categorias} {...form.getInputProps('categorias')} />
        ) : null}
        {form.values.escolha === 'A_MAO' ? (
          <MultiSelect
            label="Empresas escolhidas"
            data={comoOpcoes(lido.empresas)}
            searchable
            hidePickedOptions
            nothingFoundMessage="Nada encontrado..."
            {...form.getInputProps('empresas')}
          />
        ) : null}
        <NumberInput
          label="Avaliadores por empresa"
          description="Vazio: todos avaliam todas, menos onde há impedimento."
          min={1}
          max={MAXIMO_DE_AVALIADORES}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          {...form.getInputProps('porEmpresa')}
        />
        <MultiSelect
          label="Questionários avaliados"
          description="Vazio: todos os que a empresa respondeu."
          data={comoOpcoes(lido.questionarios)}
          {...form.getInputProps('questionarios')}
        />
        <MultiSelect
          label="Grupos avaliados"
          description="Vazio: todos os grupos desses questionários."
          data={avaliados(lido, form.values.questionarios).map(({ nome, grupos }) => ({
            group: nome,
            items: comoOpcoes(grupos),
          }))}
          searchable
          hidePickedOptions
          nothingFoundMessage="Nada encontrado..."
          {...form.getInputProps('grupos')}
        />
        <CampoDeData label="Avaliar até" minimo={hoje} {...form.getInputProps('prazo')} />
        <Checkbox
          label="Cada avaliador só vê as notas dos outros depois de dar as suas"
          {...form.getInputProps('cegas', { type: 'checkbox' })}
        />
        {lido.juri ? (
          <Checkbox
            label="Distribuir de novo o que ninguém começou a avaliar"
            {...form.getInputProps('redistribuir', { type: 'checkbox' })}
          />
        ) : null}
      </CorpoDoFormulario>
      {previa ? <PreviaDaDistribuicao previa={previa} pessoas={avaliadoresPossiveis(lido)} /> : null}
    </Stack>
  );
}
