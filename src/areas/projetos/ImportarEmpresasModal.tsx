/** 'Convidar de uma planilha' (decisions P330): many companies into a project, read, seen, sent, and taken back. */
import '@mantine/core/styles/List.css';
import { Alert, Button, Group, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CampoDaTabela } from '@/areas/importacao/CampoDaTabela';
import { ComoFoiLida } from '@/areas/importacao/ComoFoiLida';
import { DialogoDaImportacao } from '@/areas/importacao/DialogoDaImportacao';
import { ResultadoDaImportacao } from '@/areas/importacao/ResultadoDaImportacao';
import { type Andamento, useImportacao } from '@/areas/importacao/useImportacao';
import { useTabela } from '@/areas/importacao/useTabela';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { unicaCategoria } from '@/domain/projetos/categoria';
import {
  type EmpresaDaPlanilha,
  FORMATO_DAS_EMPRESAS,
  lerEmpresas,
  type LinhaDeEmpresa,
  MAXIMO_DE_EMPRESAS,
  modeloDeEmpresas,
  ROTULO_DA_COLUNA,
} from '@/domain/projetos/importacao-empresas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { PreviaDeLinhas } from '@/ui/lista/PreviaDeLinhas';
import { plural } from '@/ui/texto/formatos';
import { type EmpresaNoProjeto, empresasDoProjetoData } from './empresasDoProjeto.data';

type Feito = Andamento<EmpresaDaPlanilha, EmpresaNoProjeto>;

const A_EMPRESA_ESCOLHE = 'A própria empresa escolhe';
const COLUNAS = (['cnpj', 'nome', 'email', 'categoria'] as const).map((coluna) => ROTULO_DA_COLUNA[coluna]);

/** Only what the import made is taken back; a company that the licensee had before stays enrolled, and is named. */
const jaHavia = ({ situacao }: EmpresaNoProjeto) => situacao !== 'CONVIDADA';

const quantas = ({ trazidas }: Feito, situacao: EmpresaNoProjeto['situacao']) =>
  trazidas.filter(({ feito }) => feito.situacao === situacao).length;

function comoTerminou(andamento: Feito) {
  const { fase, recusadas, restantes } = andamento;
  const convidadas = quantas(andamento, 'CONVIDADA');
  if (fase === 'desfeita')
    return {
      titulo: 'Importação desfeita',
      texto: 'As empresas convidadas por ela foram removidas, e os convites que já saíram não valem mais.',
    };
  if (fase === 'meioDesfeita')
    return {
      titulo: 'A importação não foi toda desfeita',
      texto: `${plural(convidadas, 'empresa convidada continua', 'empresas convidadas continuam')} no projeto.`,
    };
  const inscritas = quantas(andamento, 'INSCRITA');
  const jaInscritas = quantas(andamento, 'JA_INSCRITA');
  const partes = [
    plural(convidadas, 'empresa convidada', 'empresas convidadas'),
    ...(inscritas > 0
      ? [
          plural(
            inscritas,
            'empresa que a licenciada já tinha, inscrita',
            'empresas que a licenciada já tinha, inscritas',
          ),
        ]
      : []),
    ...(jaInscritas > 0 ? [plural(jaInscritas, 'que já estava inscrita', 'que já estavam inscritas')] : []),
  ];
  const inteira = recusadas.length === 0 && restantes.length === 0;
  return {
    titulo: inteira ? 'Empresas convidadas com sucesso!' : 'Importação terminada',
    texto: `${partes.join('; ')}.`,
  };
}

/** Companies that were there before, by line: nobody was invited for them. */
function JaHavia({ andamento: { fase, trazidas } }: { andamento: Feito }) {
  const delas = trazidas.filter(({ feito }) => jaHavia(feito)).toSorted((a, b) => a.numero - b.numero);
  if (delas.length === 0) return null;
  const desfeita = fase === 'desfeita' || fase === 'meioDesfeita';
  return (
    <Stack gap="xs">
      <Text size="sm">
        {desfeita
          ? 'Já existiam antes da importação, e continuam inscritas no projeto:'
          : 'Já existiam: o nome e o e-mail da planilha não mudaram o cadastro delas.'}
      </Text>
      <List size="sm">
        {delas.map(({ numero, quem, feito }) => (
          <List.Item key={numero}>
            Linha {numero}, {quem}:{' '}
            {feito.situacao === 'INSCRITA'
              ? 'inscrita agora, e quem a administra é avisado por e-mail.'
              : 'já estava inscrita no projeto.'}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

const naPrevia = ({ numero, cnpj, nome, email, categoria, dados, problemas }: LinhaDeEmpresa) => ({
  numero,
  problemas,
  // Of a row that is refused what it says: what is wrong with it is seen there.
  celulas: [mascararCnpj(cnpj), nome, email, dados ? dados.categoria || A_EMPRESA_ESCOLHE : categoria],
});

interface Props {
  projeto: { id: string; nome: string; categoria: readonly string[] };
  aoFechar: () => void;
}

export function ImportarEmpresasModal({ projeto, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const confirmar = useConfirmar();
  const { andamento, importar, continuar, desfazer, cancelar } = useImportacao({
    quem: ({ nome, cnpj }: EmpresaDaPlanilha) => `${nome} (${mascararCnpj(cnpj)})`,
    enviar: (dados, requestId) => empresasDoProjetoData.convidarUma(sessao, projeto, { dados, requestId }),
    desfazer: ({ id }) => empresasDoProjetoData.removerConvidada(sessao, id),
    fica: jaHavia,
    reler: () => empresasDoProjetoData.reler(sessao, cliente, projeto.id),
  });
  const fonte = useTabela(FORMATO_DAS_EMPRESAS);
  const [categoriaPadrao, definirCategoria] = useState(() => unicaCategoria(projeto.categoria));
  const { linhas, fora } = useMemo(
    () =>
      lerEmpresas(fonte.tabela?.linhas ?? [], {
        categorias: projeto.categoria,
        categoriaPadrao,
      }),
    [fonte.tabela, projeto.categoria, categoriaPadrao],
  );
  const prontas = linhas.filter(({ dados }) => dados !== undefined).length;
  const erradas = linhas.length - prontas;
  const ocupada = andamento.fase === 'enviando' || andamento.fase === 'desfazendo';
  const convidadas = quantas(andamento, 'CONVIDADA');

  const perguntarEDesfazer = async () => {
    const sim = await confirmar({
      titulo: `Desfazer a importação de ${plural(convidadas, 'empresa', 'empresas')}?`,
      texto:
        'As empresas convidadas por esta planilha são removidas da licenciada e do projeto, e os convites deixam de valer. As que já existiam continuam inscritas.',
      rotuloSim: 'Desfazer a importação',
      rotuloNao: 'Cancelar',
      perigo: true,
    });
    if (sim) await desfazer();
  };
  const baixarModelo = () =>
    baixar(
      new File([modeloDeEmpresas(projeto.categoria[0] ?? '')], 'modelo-de-empresas.csv', {
        type: 'text/csv;charset=utf-8',
      }),
    );

  return (
    <DialogoDaImportacao
      titulo="Convidar de uma planilha"
      sujo={andamento.fase === 'parada' && fonte.temAlgo}
      ocupada={ocupada}
      aoFechar={aoFechar}
    >
      {(sair) =>
        andamento.fase !== 'parada' ? (
          <ResultadoDaImportacao
            andamento={andamento}
            enviando="Enviando convites"
            {...comoTerminou(andamento)}
            semResposta="O que ficou sem resposta pode ter chegado. Enviar de novo não convida nenhuma empresa duas vezes."
            aoCancelar={cancelar}
            aoContinuar={() => void continuar()}
            aoDesfazer={convidadas > 0 ? () => void perguntarEDesfazer() : undefined}
            aoFechar={aoFechar}
          >
            <JaHavia andamento={andamento} />
          </ResultadoDaImportacao>
        ) : (
          <Stack>
            <Text size="sm">
              Copie as linhas da planilha com os títulos e cole abaixo, ou escolha um arquivo .xlsx ou .csv.
              São lidas as colunas CNPJ, nome da empresa, e-mail de quem a administra e categoria. Uma empresa
              que a licenciada já tem é inscrita com o cadastro dela. No máximo {MAXIMO_DE_EMPRESAS} empresas
              por vez.
            </Text>
            <Button variant="default" size="xs" w="fit-content" onClick={baixarModelo}>
              Baixar modelo
            </Button>
            <CampoDaTabela fonte={fonte} colavel />
            <ComoFoiLida fonte={fonte} fora={fora} />
            <NativeSelect
              label="Categoria das linhas que não têm"
              description="Usada nas linhas que não dizem a categoria. Até a votação abrir, você e a empresa podem mudar."
              data={[...projeto.categoria, { value: '', label: A_EMPRESA_ESCOLHE }]}
              value={categoriaPadrao}
              onChange={({ currentTarget }) => definirCategoria(currentTarget.value)}
            />
            {linhas.length > 0 && (
              <>
                <Alert color={erradas > 0 ? 'yellow' : 'green'} role="status">
                  {plural(prontas, 'empresa pronta', 'empresas prontas')} para convidar
                  {erradas > 0
                    ? `; ${plural(erradas, 'linha com problema fica', 'linhas com problema ficam')} de fora.`
                    : '.'}
                </Alert>
                <PreviaDeLinhas
                  rotulo="Empresas que serão convidadas"
                  colunas={COLUNAS}
                  linhas={linhas.map(naPrevia)}
                />
              </>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={sair}>
                Cancelar
              </Button>
              <Button disabled={prontas === 0} onClick={() => void importar(linhas)}>
                {prontas === 0 ? 'Convidar' : `Convidar ${plural(prontas, 'empresa', 'empresas')}`}
              </Button>
            </Group>
          </Stack>
        )
      }
    </DialogoDaImportacao>
  );
}
