/** Photo of a person: scaled down in the browser to at most 100 KB and sent at once (part 1 §5, decisions P20). */
import type { Anexo } from '@/domain/comum/campos';
import { MAIOR_FOTO } from '@/domain/pessoas/colaborador-form';
import { caminhos } from '@/domain/comum/caminhos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useEnvios } from '@/firebase/arquivos/useEnvios';
import { imagensGuardadas } from '@/areas/anexos/imagensGuardadas';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { avisarErro } from '@/ui/moldura/avisos';
import { ImagemGrandeDemais, reduzirImagem } from '@/ui/formulario/reduzirImagem';

const ACEITOS = ['.png', '.jpg', '.jpeg', '.webp'];
const LIMITES = { lado: 512, bytes: MAIOR_FOTO };
/** Larger pictures would take the browser too long to scale. */
const MAIOR_ORIGINAL = 15 * 1024 * 1024;

const GRANDE_DEMAIS = 'O tamanho da imagem não deve exceder 100Kb.';

/** The picture within the limit. One that cannot be made to fit is refused in the specification's words. */
const preparar = (arquivo: File): Promise<File> =>
  reduzirImagem(arquivo, LIMITES).catch((erro: unknown) => {
    if (!(erro instanceof ImagemGrandeDemais)) throw erro;
    avisarErro(GRANDE_DEMAIS);
    throw new ImagemGrandeDemais(GRANDE_DEMAIS);
  });

interface Props {
  /** The person whose folder holds the pictures; a random folder for somebody who does not exist yet. */
  dono: string;
  valor: Anexo[];
  aoMudar: (nova: Anexo[]) => void;
  erro?: React.ReactNode;
}

export function CampoDeFoto({ dono, valor, aoMudar, erro }: Props) {
  const { contexto } = useSessaoAtiva();
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => `${caminhos.colaborador(contexto, dono)}/${crypto.randomUUID().slice(0, 8)}`,
    aoEnviar: (anexo) => aoMudar([anexo]),
    preparar,
  });
  return (
    <CampoDeArquivos
      rotulo="Foto (opcional)"
      ajuda="PNG, JPEG ou WebP. Fotos grandes são reduzidas para caber em 100 KB."
      erro={erro}
      aceitos={ACEITOS}
      tamanhoMaximo={MAIOR_ORIGINAL}
      multiplos={false}
      desabilitado={enviando.length > 0}
      arquivos={[...imagensGuardadas(valor), ...enviando]}
      aoEscolher={([arquivo]) => {
        if (arquivo) void enviar(arquivo);
      }}
      aoRemover={(id) => {
        cancelar(id);
        aoMudar(valor.filter(({ path }) => path !== id));
      }}
    />
  );
}
