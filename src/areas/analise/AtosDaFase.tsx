/** The acts of the analysis on a company, each a change of its phase, asked first (part 3 §2, decisions Q12). */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { QuemPerde } from '@/areas/cadastro/fases/QuemPerde';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import {
  ENTREVISTA_DE_APROFUNDAMENTO,
  ENTREVISTA_INICIAL,
  FINALISTAS,
  type Projeto,
  VENCEDORES,
} from '@/domain/projetos/projeto';
import { fasesEmUso, type Inscrito, podeMudarPara, tituloDaFase } from '@/domain/projetos/status';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';

interface Ato {
  rotulo: string;
  para: number;
  /** Whether it says anything for a company in this phase. */
  cabe: (fase: number) => boolean;
  pergunta: (nome: string) => string;
}

/** Nobody goes back to where they have not been. */
const DEPOIS_DA_INICIAL = new Set([ENTREVISTA_DE_APROFUNDAMENTO, FINALISTAS, VENCEDORES]);

const ATOS: readonly Ato[] = [
  {
    rotulo: 'Remover dos finalistas',
    para: ENTREVISTA_DE_APROFUNDAMENTO,
    cabe: (fase) => fase === FINALISTAS,
    pergunta: (nome) => `Remover ${nome} dos finalistas?`,
  },
  {
    rotulo: 'Marcar como vencedora',
    para: VENCEDORES,
    cabe: (fase) => fase !== VENCEDORES,
    pergunta: (nome) => `Marcar ${nome} como vencedora?`,
  },
  {
    rotulo: 'Voltar à entrevista inicial',
    para: ENTREVISTA_INICIAL,
    cabe: (fase) => DEPOIS_DA_INICIAL.has(fase),
    pergunta: (nome) => `Voltar ${nome} à entrevista inicial?`,
  },
  {
    rotulo: 'Levar à entrevista inicial',
    para: ENTREVISTA_INICIAL,
    cabe: (fase) => fase !== ENTREVISTA_INICIAL && !DEPOIS_DA_INICIAL.has(fase),
    pergunta: (nome) => `Levar ${nome} à entrevista inicial?`,
  },
];

export function AtosDaFase({ projeto, inscrito }: { projeto: Projeto; inscrito: Inscrito }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { mutate, isPending } = useMutation(empresasDoProjetoData.mudarFase(sessao, inscrito, false));
  const { idProjeto, idEmpresa, nomeFantasia, status } = inscrito;
  const emUso = new Set(fasesEmUso(projeto).map(({ id }) => id));
  const atos = ATOS.filter(({ para, cabe }) => cabe(status) && podeMudarPara(sessao.quem, status, para));
  if (atos.length === 0) return null;
  const fora = atos.filter(({ para }) => !emUso.has(para)).map(({ para }) => tituloDaFase(projeto, para));
  const perguntar = async ({ rotulo, para, pergunta }: Ato) => {
    const sim = await confirmar({
      titulo: pergunta(nomeFantasia),
      texto: (
        <Stack gap="sm">
          <Text>
            A empresa passa de {tituloDaFase(projeto, status)} para {tituloDaFase(projeto, para)}, e é
            avisada. A mudança fica no histórico, e pode ser desfeita por outra.
          </Text>
          <QuemPerde idProjeto={idProjeto} empresas={[idEmpresa]} para={para} />
        </Stack>
      ),
      rotuloSim: rotulo,
      rotuloNao: 'Cancelar',
    });
    if (sim) mutate(para);
  };
  return (
    <div>
      <Group gap="sm">
        {atos.map((ato) => (
          <Button
            key={ato.rotulo}
            variant="default"
            disabled={!emUso.has(ato.para)}
            loading={isPending}
            onClick={() => void perguntar(ato)}
          >
            {ato.rotulo}
          </Button>
        ))}
      </Group>
      {fora.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          O projeto não usa {fora.length === 1 ? 'a fase' : 'as fases'} {fora.join(' e ')}.
        </Text>
      ) : null}
    </div>
  );
}
